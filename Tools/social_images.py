"""Draws the images that previews of links show: one for each entry, and one for the book.

usage: gotchas list --format json | Tools/social-images FOLDER [--root PACKAGE] [--title WORDS]
                                                              [--pictures SITE/pictures]

Reads the entries from standard input and writes FOLDER/index.png and FOLDER/entries/ID.png, which
`gotchas build --social-images FOLDER` takes. Pillow draws them, with the fonts Inter and DejaVu, or
with DejaVu alone. Of an entry that has a small picture in a site that was built before, its decisive
moment is below the title.
"""

import argparse
import json
import re
import sys
import unicodedata
from bisect import bisect
from functools import lru_cache
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageColor, ImageDraw, ImageFont

import small_pictures

# All in points of the image, from its top left.
SIZE = (1200, 630)
MARGIN = 80
WIDTH = SIZE[0] - 2 * MARGIN
# The middles of the three rows: the book's name, the title, the facts.
HEAD, MIDDLE, FOOT = 100, 318, 542
TITLE_HEIGHT = 330
# With a picture: the middle and the height of the title, and the top and the height of the picture.
TITLE_ABOVE, HEIGHT_ABOVE = 202, 112
PICTURE_TOP, PICTURE_HEIGHT = 272, 222
TITLE_SIZES = range(64, 43, -4)
SIZES_ABOVE = range(52, 35, -4)
LINE_HEIGHT = 1.3
# How far the baseline is below the middle of a line, in sizes of its letters.
FEET = 0.35
SMALL = 30
# The size of a code span's letters beside those around it, and the ground beside its letters.
CODE_SIZE = 0.86
CODE_PADDING = 0.16
# Edges are smoothed in so many steps, so that a short palette is enough and the files are small.
STEPS = 3
# The colors of an image with a picture.
COLORS = 48

# The light colors of Site/theme/css/site/10-colors.css, and those of Site/theme/icon.svg.
PAPER, INK, SOFT = "#fcfbf9", "#1c1d20", "#55575d"
ACCENT, ACCENT_GROUND = "#17605b", "#e4f0ee"
AFFECTED, AFFECTED_GROUND = "#96420a", "#fbeadb"
QUIET, QUIET_GROUND = "#5a5c62", "#efede8"
ICON, ICON_LINES, ICON_DOT = "#1f5f5b", "#ffffff", "#ffd28a"
# What is drawn on what.
PAIRS = [(PAPER, INK), (PAPER, SOFT), (PAPER, ACCENT_GROUND), (ACCENT_GROUND, ACCENT),
         (AFFECTED_GROUND, AFFECTED), (QUIET_GROUND, QUIET), (ICON, ICON_LINES), (ICON, ICON_DOT)]

# Of each list the first font that has every letter of a text, or else the last one.
TITLE_FONTS = ("Inter-SemiBold.otf", "DejaVuSans-Bold.ttf")
SMALL_FONTS = ("Inter-Medium.otf", "DejaVuSans.ttf")
CODE_FONTS = ("DejaVuSansMono.ttf", "DejaVuSans.ttf")


class Failure(Exception):
    pass


# Fonts


@lru_cache(maxsize=None)
def load(name, size):
    """A font of the system; nothing when it is not there."""
    try:
        return ImageFont.truetype(name, size)
    except OSError:
        return None


def font_for(text, names, size):
    there = [name for name in names if load(name, size)]
    if not there:
        raise Failure(f"none of the fonts {', '.join(names)} is where the system keeps fonts; "
                      "apt-get install fonts-inter fonts-dejavu-core brings them")
    fitting = (name for name in there if all(has(name, letter) for letter in text))
    return load(next(fitting, there[-1]), size)


@lru_cache(maxsize=None)
def has(name, letter):
    """Whether a font has a letter. One that it has not is drawn as U+FFFF is, which none has."""
    drawn, missing = (load(name, SMALL).getmask(each) for each in (letter, "\uffff"))
    return letter.isspace() or (drawn.size, bytes(drawn)) != (missing.size, bytes(missing))


def drawable(text):
    """A text on one line, without what is no letter: control characters, halves of surrogates and
    numbers that Unicode gives to nothing."""
    return "".join(" " if letter.isspace() else letter for letter in text
                   if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cs", "Cn"))


# Titles


def letters(text, is_code=False):
    return [(letter, is_code) for letter in drawable(text)]


def title_letters(entry, root):
    """An entry's title, as letters with whether they are code: the book's file has the spans."""
    try:
        heading = (root / entry["path"]).read_text(encoding="utf-8").split("\n", 1)[0]
    except OSError:
        heading = ""
    # Text, the ticks around a code span, the span, text, and so on.
    parts = re.split(r"(`+)(.+?)\1", heading.removeprefix("#").strip())
    found = [pair for index, part in enumerate(parts) if index % 3 != 1
             for pair in letters(part, is_code=index % 3 == 2)]
    return found if "".join(letter for letter, _ in found) == entry["title"] else (
        letters(entry["title"]))


class Lettering:
    """A title broken into lines of letters."""

    def __init__(self, title, size, width=WIDTH, room=TITLE_HEIGHT, middle=MIDDLE):
        self.size = size
        self.room = room
        self.middle = middle
        self.width = width
        self.padding = round(size * CODE_PADDING)
        self.breaks_words = False
        self.lines = list(self.broken(title))

    @classmethod
    def fitting(cls, title, sizes=TITLE_SIZES, **place):
        """As large as it fits; a title that never does ends in an ellipsis."""
        for size in sizes:
            lettering = cls(title, size, **place)
            if lettering.height <= lettering.room and not lettering.breaks_words:
                return lettering.balanced(title)
        lettering.shorten()
        return lettering

    def balanced(self, title):
        """As many lines, of lengths as equal as can be."""
        narrower = Lettering(
            title, self.size, self.width - self.size, self.room, self.middle)
        fits = len(narrower.lines) == len(self.lines) and not narrower.breaks_words
        return narrower.balanced(title) if fits and len(self.lines) > 1 else self

    @property
    def line_height(self):
        return self.size * LINE_HEIGHT

    @property
    def height(self):
        return len(self.lines) * self.line_height

    def runs(self, line):
        """Texts in one font each, with whether they are code, and their widths."""
        for is_code, run in groupby(line, key=lambda pair: pair[1]):
            text = "".join(letter for letter, _ in run)
            names, size = ((CODE_FONTS, round(self.size * CODE_SIZE)) if is_code
                           else (TITLE_FONTS, self.size))
            font = font_for(text, names, size)
            yield text, is_code, font, font.getlength(text) + 2 * self.padding * is_code

    def fits(self, line):
        return sum(width for *_, width in self.runs(line)) <= self.width

    def broken(self, rest):
        while rest:
            end = max(1, bisect(range(len(rest)), 0, key=lambda n: not self.fits(rest[:n + 1])))
            if end < len(rest):
                spaces = [n for n in range(1, end + 1) if rest[n][0].isspace()]
                self.breaks_words |= not spaces
                end = max(spaces, default=end)
            yield rest[:end]
            rest = rest[end:]
            while rest and rest[0][0].isspace():
                rest = rest[1:]

    def shorten(self):
        count = int(self.room // self.line_height)
        if len(self.lines) <= count:
            return
        self.lines = self.lines[:count]
        last = self.lines[-1]
        while last and not self.fits(last + letters("…")):
            last.pop()
        last += letters("…")

    def draw(self, canvas):
        middle = self.middle - self.height / 2 + self.line_height / 2
        for line in self.lines:
            x = MARGIN
            for text, is_code, font, width in self.runs(line):
                if is_code:
                    half = self.line_height * 0.43
                    canvas.rounded_rectangle((x, middle - half, x + width, middle + half),
                                             self.padding, fill=ACCENT_GROUND)
                canvas.text((x + self.padding * is_code, middle + self.size * FEET), text,
                            font=font, fill=ACCENT if is_code else INK, anchor="ls")
                x += width
            middle += self.line_height


# Images


def draw_head(canvas, name):
    half = 26
    box = (MARGIN, HEAD - half, MARGIN + 2 * half, HEAD + half)
    unit = 2 * half / 32
    canvas.rounded_rectangle(box, 7 * unit, fill=ICON)
    for y, right in [(10, 24), (16, 24), (22, 17)]:
        canvas.line([(MARGIN + x * unit, box[1] + y * unit) for x in (8, right)],
                    fill=ICON_LINES, width=round(2.6 * unit))
    canvas.ellipse([MARGIN + 20.4 * unit, box[1] + 19.4 * unit,
                    MARGIN + 25.6 * unit, box[1] + 24.6 * unit], fill=ICON_DOT)
    draw_small(canvas, MARGIN + 2 * half + 20, HEAD, name, SOFT)


def draw_small(canvas, x, middle, text, color):
    font = font_for(text, SMALL_FONTS, SMALL)
    canvas.text((x, middle + SMALL * FEET), text, font=font, fill=color, anchor="ls")


def draw_chips(canvas, chips):
    """Chips beside each other, as long as there is room."""
    padding, half, gap = 20, 29, 16
    x = MARGIN
    for text, color, ground in ((drawable(text), *colors) for text, *colors in chips):
        end = x + font_for(text, SMALL_FONTS, SMALL).getlength(text) + 2 * padding
        if end > MARGIN + WIDTH:
            break
        canvas.rounded_rectangle((x, FOOT - half, end, FOOT + half), half, fill=ground)
        draw_small(canvas, x + padding, FOOT, text, color)
        x = end + gap


def facts(entry):
    """The words at the foot, each with its color and ground."""
    yield entry["area"], ACCENT, ACCENT_GROUND
    if entry["kind"] != "gotcha":
        yield entry["kind"], QUIET, QUIET_GROUND
    if "appliesTo" in entry:
        yield entry["appliesTo"], AFFECTED, AFFECTED_GROUND
    if "evidence" in entry:
        yield entry["evidence"], QUIET, QUIET_GROUND


def image(book, title, chips, small=None):
    """An image; `small` is the path of a small picture that it shows."""
    picture = Image.new("RGB", SIZE, PAPER)
    canvas = ImageDraw.Draw(picture)
    draw_head(canvas, drawable(book))
    draw_chips(canvas, chips)
    if small is None:
        Lettering.fitting(title).draw(canvas)
        return picture.quantize(palette=palette(), dither=Image.Dither.NONE)
    Lettering.fitting(title, SIZES_ABOVE, room=HEIGHT_ABOVE, middle=TITLE_ABOVE).draw(canvas)
    drawn = small_pictures.drawn(
        small.read_text(encoding="utf-8"), PICTURE_HEIGHT,
        lambda text, size: font_for(text, SMALL_FONTS, size))
    picture.paste(drawn, (MARGIN, PICTURE_TOP))
    canvas.rectangle(
        (MARGIN - 1, PICTURE_TOP - 1, MARGIN + drawn.width, PICTURE_TOP + drawn.height), outline=SOFT)
    return picture.quantize(colors=COLORS, dither=Image.Dither.NONE)


@lru_cache(maxsize=None)
def palette():
    """The colors of all pairs, and those between them."""
    ends = [[ImageColor.getrgb(color) for color in pair] for pair in PAIRS]
    colors = {tuple(round(one + (other - one) * step / STEPS) for one, other in zip(*pair))
              for pair in ends for step in range(STEPS + 1)}
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for color in sorted(colors) for value in color])
    return picture


def file_name(entry_id):
    """The name that the entry's page has: `FileName.escaped` in the tool."""
    return re.sub(rb"[^A-Za-z0-9-]", lambda match: b"_%02x" % match[0][0],
                  entry_id.encode()).decode()


def write(picture, path):
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        picture.save(path, optimize=True)
    except OSError as error:
        raise Failure(f"{path} cannot be written: {error.strerror}; give another folder")


def main():
    parser = argparse.ArgumentParser(prog="Tools/social-images", description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, help="where the images go")
    parser.add_argument("--root", type=Path, default=Path(), help="the package of the book")
    parser.add_argument("--pictures", type=Path, help="the small pictures of a site: its pictures/")
    parser.add_argument("--title", default="UITableView gotchas", help="the book's name")
    arguments = parser.parse_args()
    try:
        entries = json.load(sys.stdin)
    except ValueError as error:
        raise Failure(f"standard input is no JSON ({error}); "
                      "give it what gotchas list --format json prints")
    write(image("", letters(arguments.title), [(f"{len(entries)} entries", ACCENT, ACCENT_GROUND)]),
          arguments.folder / "index.png")
    for entry in entries:
        name = file_name(entry["id"])
        small = arguments.pictures and arguments.pictures / f"{name}.svg"
        picture = image(
            arguments.title, title_letters(entry, arguments.root), facts(entry),
            small if small and small.is_file() else None)
        write(picture, arguments.folder / "entries" / f"{name}.png")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"Tools/social-images: error: {failure}")
