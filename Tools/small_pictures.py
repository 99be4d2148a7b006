"""Draws a small picture of a site, `pictures/ID.svg`, with Pillow: the elements that the site's
generator writes, in their light colors."""

import re
from xml.etree import ElementTree

from PIL import Image, ImageColor, ImageDraw

# The gap between the two screens.
GROUND = "#c9c5bb"
# Edges are smoothed by drawing larger.
LARGER = 2
USUAL_SIZE = 17
# As PictureStyle.swift: how wide the edge of a mark is, and how long a dash and what follows it.
EDGE = 3
DASH = (8, 5)
# Likewise: the colors of what is pointed out, and of the ground of what is said of it.
TONES = {
    "wrong": ("#d1242f", "#c2202a"), "right": ("#1a7f37", "#177335"),
    "before": ("#57606a", "#57606a"), "after": ("#0a58ca", "#0a58ca"),
}


def drawn(svg, height, font):
    """The picture as an image so high; `font` is what gives a font for a text and a size."""
    root = ElementTree.fromstring(svg)
    size = [float(root.get(name)) for name in ("width", "height")]
    scale = LARGER * height / size[1]
    image = Image.new("RGB", [round(each * scale) for each in size], GROUND)
    colors = dict(re.findall(r"--(\w+):(#\w+)", "".join(root.itertext()).split("@media")[0]))
    Picture(image, colors, font).children(root, 0, 0, scale)
    return image.resize((image.width // LARGER, height), Image.Resampling.LANCZOS)


def corners(left, top, right, bottom):
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def number(element, name, default=0.0):
    return float(element.get(name, default))


class Picture:
    def __init__(self, image, colors, font):
        self.image, self.colors, self.font = image, colors, font

    def children(self, parent, x, y, scale):
        """What is in an element whose origin is at a place of the image."""
        for element in parent:
            tag = element.tag.rsplit("}", 1)[-1]
            if tag == "g":
                dx, dy = map(float, re.findall(r"-?[\d.]+", element.get("transform")))
                self.children(element, x + dx * scale, y + dy * scale, scale)
            elif tag == "svg":
                self.window(element, x, y, scale)
            elif tag in ("rect", "polyline", "text"):
                getattr(self, tag)(element, x, y, scale)

    def window(self, element, x, y, scale):
        """Something that is cut off at its own edges."""
        left, top = x + number(element, "x") * scale, y + number(element, "y") * scale
        box = [float(each) for each in element.get("viewBox").split()]
        inner = Picture(self.image.copy(), self.colors, self.font)
        inner.children(element, left - box[0] * scale, top - box[1] * scale, scale)
        edges = [round(each) for each in (
            left, top, left + number(element, "width", box[2]) * scale,
            top + number(element, "height", box[3]) * scale)]
        edges = [max(edges[0], 0), max(edges[1], 0),
                 min(edges[2], self.image.width), min(edges[3], self.image.height)]
        if edges[0] < edges[2] and edges[1] < edges[3]:
            self.image.paste(inner.image.crop(edges), edges[:2])

    def color(self, element, kind):
        """The color of an element, with how much it covers."""
        classes = element.get("class", "").split()
        tone = next((each for each in TONES if each in classes), "wrong")
        marks = {"mark": 0, "edge": 0, "pill": 1}
        text = element.get(kind) or ("#ffffff" if "said" in classes else None) or next(
            (TONES[tone][marks[name]] for name in classes if name in marks),
            next((self.colors[name] for name in classes if name in self.colors), "#000000"))
        opacity = 0.16 if "mark" in classes else number(element, f"{kind}-opacity", 1)
        return ImageColor.getrgb(text)[:3] + (round(255 * opacity),)

    def canvas(self):
        return ImageDraw.Draw(self.image, "RGBA")

    def rect(self, element, x, y, scale):
        left, top = x + number(element, "x") * scale, y + number(element, "y") * scale
        right = left + number(element, "width") * scale
        bottom = top + number(element, "height") * scale
        if right - left < 0.5 or bottom - top < 0.5:
            return
        classes = element.get("class", "").split()
        is_edge = "edge" in classes
        is_line = "q" in classes or is_edge
        kind = "stroke" if is_line else "fill"
        line = max(round(number(element, "stroke-width", EDGE if is_edge else 1) * scale), 1)
        edges = (left, top, max(right - 1, left), max(bottom - 1, top))
        if "ghost" in classes:
            for start, end in zip(corners(*edges), corners(*edges)[1:] + corners(*edges)[:1]):
                self.dashes(start, end, self.color(element, kind), line, scale)
            return
        self.canvas().rounded_rectangle(
            edges, number(element, "rx") * scale,
            **({"outline": self.color(element, kind), "width": line} if is_line
               else {"fill": self.color(element, kind)}))

    def polyline(self, element, x, y, scale):
        values = [float(each) * scale for each in re.findall(r"-?[\d.]+", element.get("points"))]
        points = [(x + left, y + top) for left, top in zip(values[::2], values[1::2])]
        classes = element.get("class", "").split()
        usual = EDGE if "edge" in classes else 1
        line = max(round(number(element, "stroke-width", usual) * scale), 1)
        if "ghost" in classes:
            for start, end in zip(points, points[1:]):
                self.dashes(start, end, self.color(element, "stroke"), line, scale)
            return
        self.canvas().line(points, fill=self.color(element, "stroke"), joint="curve", width=line)

    def dashes(self, start, end, color, line, scale):
        """A dashed line along an axis."""
        length = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        ways = [(b > a) - (b < a) for a, b in zip(start, end)]
        at = 0
        while at < length:
            last = min(at + DASH[0] * scale, length)
            self.canvas().line(
                [tuple(a + way * place for a, way in zip(start, ways)) for place in (at, last)],
                fill=color, width=line)
            at += sum(DASH) * scale

    def text(self, element, x, y, scale):
        text = element.text or ""
        size = max(round(number(element, "font-size", USUAL_SIZE) * scale), 1)
        anchor = {"middle": "ms", "end": "rs"}.get(element.get("text-anchor"), "ls")
        self.canvas().text(
            (x + number(element, "x") * scale, y + number(element, "y") * scale), text,
            font=self.font(text, size), fill=self.color(element, "fill"), anchor=anchor)
