"""Cuts products out of photographs on a uniform ground, by flooding from the frame, or by their own alpha.

    python3 cut.py --list cuts.tsv --files DIR --out DIR

Each line of the list is: name, source, file, tolerance. The file lies at DIR/source/file. A tolerance of
`alpha` takes the picture's own alpha; a number is the distance in Lab from the ground, which is modelled as
a quadratic surface of the frame's colours. Writes NAME.png (BGRA, cropped to the product, 300 px at most)
and, for a flooded photograph, NAME.orig.png (the whole of it at 256 px with its mask as alpha).
The list holds only pictures whose mask was looked at.
"""
import argparse
import csv
import os

import cv2
import numpy as np

PHOTO, CUT, ORIGINAL = 640, 300, 256


def reduced(image: np.ndarray, side: int) -> np.ndarray:
    """The image with its longer side at most `side`."""
    scale = side / max(image.shape[:2])
    return image if scale >= 1 else cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)


def ground_of(lab: np.ndarray, frame: np.ndarray) -> np.ndarray:
    """The ground's colour at each pixel: a quadratic surface fitted to the frame, without what stands out of it."""
    height, width = frame.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    y, x = y / height - 0.5, x / width - 0.5
    terms = np.stack([np.ones_like(x), x, y, x * y, x * x, y * y], -1)
    colours = lab[frame]
    keep = np.linalg.norm(colours - np.median(colours, 0), axis=1) < 14
    for _ in range(3):
        fit = np.linalg.lstsq(terms[frame][keep], colours[keep], rcond=None)[0]
        away = np.linalg.norm(colours - terms[frame] @ fit, axis=1)
        keep = away < max(4, 2.5 * np.median(away[keep]))
    return np.clip(terms @ fit, colours.min(0) - 1, colours.max(0) + 1)


def flooded(image: np.ndarray, tolerance: float) -> np.ndarray:
    """The mask of what flooding from the frame does not reach, closed and without specks."""
    height, width = image.shape[:2]
    band = max(2, int(0.015 * max(height, width)))
    frame = np.ones((height, width), bool)
    frame[band:-band, band:-band] = False
    lab = cv2.cvtColor(image.astype(np.float32) / 255, cv2.COLOR_BGR2LAB)
    away = np.linalg.norm((lab - ground_of(lab, frame)) * [1, 1.3, 1.3], axis=2)
    _, parts = cv2.connectedComponents((away < tolerance).astype(np.uint8), connectivity=4)
    reached = np.unique(parts[frame])
    mask = np.where(np.isin(parts, reached[reached > 0]), 0, 255).astype(np.uint8)
    round_of = lambda size: cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    mask = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, round_of(max(3, int(0.006 * max(height, width)) | 1)))
    outside = cv2.copyMakeBorder(255 - mask, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=255)
    cv2.floodFill(outside, None, (0, 0), 0)
    mask = cv2.morphologyEx(mask | outside[1:-1, 1:-1], cv2.MORPH_OPEN, round_of(3))
    count, parts, facts, _ = cv2.connectedComponentsWithStats(mask)
    for part in range(1, count):
        if facts[part, cv2.CC_STAT_AREA] < 0.01 * facts[1:, cv2.CC_STAT_AREA].max():
            mask[parts == part] = 0
    return cv2.GaussianBlur(cv2.erode(mask, np.ones((3, 3), np.uint8)), (0, 0), 0.8)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--list", required=True)
    options.add_argument("--files", required=True)
    options.add_argument("--out", required=True)
    chosen = options.parse_args()
    with open(chosen.list, encoding="utf-8") as file:
        lines = list(csv.DictReader(file, delimiter="\t"))
    for line in lines:
        picture = cv2.imread(os.path.join(chosen.files, line["source"], line["file"]), cv2.IMREAD_UNCHANGED)
        if picture is None:
            print("missing:", line["source"], line["file"])
            continue
        picture = reduced(cv2.cvtColor(picture, cv2.COLOR_GRAY2BGR) if picture.ndim == 2 else picture, PHOTO)
        alpha = line["tolerance"] == "alpha"
        mask = picture[..., 3] if alpha else flooded(picture[..., :3], float(line["tolerance"]))
        whole = np.dstack([picture[..., :3], mask])
        ys, xs = np.where(mask > 60)
        product = whole[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
        cv2.imwrite(os.path.join(chosen.out, line["name"] + ".png"), reduced(product, CUT))
        if not alpha:
            cv2.imwrite(os.path.join(chosen.out, line["name"] + ".orig.png"), reduced(whole, ORIGINAL))


if __name__ == "__main__":
    main()
