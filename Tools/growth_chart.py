"""Draws how a time grows with a size: both axes logarithmic, each line of the grid is ten times the one before."""

import html
import math

STEP_X, STEP_Y = 104, 48
LEFT, TOP, RIGHT, BOTTOM = 76, 44, 48, 44
STYLE = """
  svg { color-scheme: light dark; font: 13px system-ui, sans-serif; }
  .grid { stroke: light-dark(#d8d8dc, #3a3a3e); }
  .line { fill: none; stroke: light-dark(#0a58ca, #6ea8fe); stroke-width: 2.5; }
  .dot { fill: light-dark(#0a58ca, #6ea8fe); }
  text { fill: light-dark(#1c1c1e, #f2f2f7); }
"""
UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns"))


def seconds(value):
    """A time in the unit that leaves one to three digits before the point."""
    factor, unit = next(
        ((factor, unit) for factor, unit in UNITS if value >= factor * 0.9995), UNITS[-1])
    return f"{value / factor:.3g} {unit}"


def count(value):
    return f"{value:,}"


def summary(curve):
    """The first and the last point, for those who do not see the drawing."""
    first, last = curve["points"][0], curve["points"][-1]
    return (f"{seconds(first['seconds'])} for {count(first['size'])} {curve['unit']}, "
            f"{seconds(last['seconds'])} for {count(last['size'])}")


def svg(curve):
    points = curve["points"]
    decades = [math.log10(p["size"]) for p in points]
    times = [math.log10(p["seconds"]) for p in points]
    x0, x1 = math.floor(min(decades)), math.ceil(max(decades))
    y0, y1 = math.floor(min(times)), math.ceil(max(times) + 1e-9)
    width, height = LEFT + (x1 - x0) * STEP_X + RIGHT, TOP + (y1 - y0) * STEP_Y + BOTTOM

    def x(decade):
        return LEFT + (decade - x0) * STEP_X

    def y(time):
        return TOP + (y1 - time) * STEP_Y

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img">',
        f"<title>{html.escape(curve['title'])}: {html.escape(summary(curve))}</title>",
        f"<style>{STYLE}</style>",
        f'<text x="{LEFT}" y="20" font-weight="600">{html.escape(curve["title"])}</text>',
    ]
    for decade in range(x0, x1 + 1):
        parts.append(f'<path class="grid" d="M{x(decade)} {TOP}V{y(y0)}"/>')
        parts.append(
            f'<text x="{x(decade)}" y="{y(y0) + 20}" text-anchor="middle">'
            f"{count(10 ** decade)}</text>")
    for time in range(y0, y1 + 1):
        parts.append(f'<path class="grid" d="M{LEFT} {y(time)}H{x(x1)}"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{y(time) + 4}" text-anchor="end">'
            f"{seconds(10.0 ** time)}</text>")
    places = [(round(x(d), 1), round(y(t), 1)) for d, t in zip(decades, times)]
    line = " ".join(f"{px},{py}" for px, py in places)
    parts.append(f'<polyline class="line" points="{line}"/>')
    parts += [f'<circle class="dot" cx="{px}" cy="{py}" r="3.5"/>' for px, py in places]
    parts.append(f'<text x="{x(x1)}" y="{height - 6}" text-anchor="end">{curve["unit"]}</text>')
    return "\n".join(parts) + "\n</svg>\n"
