"""Collects grounds without a product: whole photographs, and surfaces at the border of others.

    python3 grounds.py --whole DIR --surfaces DIR --out DIR --seed 5

--whole holds photographs of landscapes, rooms and textures. --surfaces holds photographs of things that lie
on something: a random corner (a quarter of width and height) is mirrored into a ground.
"""
import argparse
import glob
import os
import random

import cv2
import numpy as np

SURFACES = 700


def pictures(folder: str) -> list[str]:
    """All pictures under a folder, in order."""
    names = glob.glob(f"{folder}/**/*", recursive=True)
    return sorted(name for name in names if name.lower().endswith((".jpg", ".jpeg", ".png", ".webp")))


def reduced(image: np.ndarray, side: int) -> np.ndarray:
    """The image with its longer side at most `side`."""
    scale = side / max(image.shape[:2])
    return image if scale >= 1 else cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)


def corner(rng: random.Random, image: np.ndarray) -> np.ndarray:
    """One corner of a photograph, mirrored to both sides."""
    height, width = int(image.shape[0] * 0.24), int(image.shape[1] * 0.24)
    rows = slice(0, height) if rng.random() < 0.5 else slice(-height, None)
    columns = slice(0, width) if rng.random() < 0.5 else slice(-width, None)
    part = image[rows, columns]
    upper = np.hstack([part, part[:, ::-1]])
    return np.vstack([upper, upper[::-1]])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--whole", required=True)
    options.add_argument("--surfaces", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--seed", type=int, default=5)
    chosen = options.parse_args()
    rng = random.Random(chosen.seed)
    for index, name in enumerate(pictures(chosen.whole)):
        image = cv2.imread(name)
        if image is not None and min(image.shape[:2]) >= 200:
            cv2.imwrite(os.path.join(chosen.out, f"whole-{index:04d}.jpg"), reduced(image, 900))
    names = pictures(chosen.surfaces)
    rng.shuffle(names)
    for index, name in enumerate(names[:SURFACES]):
        image = cv2.imread(name)
        if image is not None:
            cv2.imwrite(os.path.join(chosen.out, f"surface-{index:04d}.jpg"), corner(rng, reduced(image, 700)))


if __name__ == "__main__":
    main()
