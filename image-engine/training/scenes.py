"""Turns data sets with polygons in COCO's form into photographs with masks (NAME.jpg, NAME.png).

    python3 scenes.py --annotations FILE --pictures DIR --out DIR --prefix boards

A picture's mask is its largest thing and what is at least three tenths as large. Left out are pictures with more
than three such things or many smaller ones, and those whose licence (where the file tells it) is not CC BY,
CC BY-SA, or free of restrictions.
"""
import argparse
import json
import os
from collections import defaultdict

import cv2
import numpy as np

FREE_LICENCES = (4, 5, 7, 8)
SIDE = 448


def drawn(polygons: list[list[float]], shape: tuple[int, int]) -> np.ndarray:
    """Polygons as a mask."""
    mask = np.zeros(shape, np.uint8)
    for polygon in polygons:
        if len(polygon) >= 6:
            cv2.fillPoly(mask, [np.round(np.array(polygon).reshape(-1, 2)).astype(np.int32)], 255)
    return mask


def subject(masks: list[np.ndarray]) -> np.ndarray | None:
    """The mask of what the picture is about, or nothing where that is not clear."""
    masks = sorted(masks, key=lambda mask: -np.count_nonzero(mask))
    areas = [np.count_nonzero(mask) / mask.size for mask in masks]
    if not areas or not 0.015 <= areas[0] <= 0.75:
        return None
    large = sum(area >= 0.3 * areas[0] for area in areas)
    small = sum(0.03 * areas[0] < area < 0.3 * areas[0] for area in areas)
    return np.maximum.reduce(masks[:large]) if large <= 3 and small <= 3 else None


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--annotations", required=True)
    options.add_argument("--pictures", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--prefix", required=True)
    chosen = options.parse_args()
    os.makedirs(chosen.out, exist_ok=True)
    with open(chosen.annotations, encoding="utf-8") as file:
        known = json.load(file)
    things = defaultdict(list)
    for thing in known["annotations"]:
        if isinstance(thing["segmentation"], list):
            things[thing["image_id"]].append(thing["segmentation"])
    for entry in known["images"]:
        photo = cv2.imread(os.path.join(chosen.pictures, entry["file_name"]))
        named = len(known.get("licenses", [])) > 1
        if photo is None or (named and entry.get("license") not in FREE_LICENCES):
            continue
        mask = subject([drawn(polygons, photo.shape[:2]) for polygons in things[entry["id"]]])
        if mask is None:
            continue
        scale = min(1, SIDE / max(photo.shape[:2]))
        name = os.path.join(chosen.out, f"{chosen.prefix}-{entry['id']}")
        cv2.imwrite(name + ".jpg", cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA))
        cv2.imwrite(name + ".png", cv2.resize(mask, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA))


if __name__ == "__main__":
    main()
