"""Reduces pictures to what training reads and lays them into the folders that assets.py knows.

    python3 pack.py cuts --out ASSETS/cuts FILES...        pictures with alpha, cropped to it
    python3 pack.py photos --out ASSETS/photos FILES...    photographs whose alpha or whose PNG beside them is the mask
    python3 pack.py pool --out ASSETS/pool FILES...        photographs without a mask
"""
import argparse
import os

import cv2
import numpy as np

CUT_SIDE = 320
PHOTO_SIDE = 384
LEAST = 300
QUALITY = [cv2.IMWRITE_WEBP_QUALITY, 82]


def reduced(image: np.ndarray, side: int) -> np.ndarray:
    """The picture with its longer side at most `side`."""
    scale = side / max(image.shape[:2])
    return image if scale >= 1 else cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)


def with_mask(file: str) -> np.ndarray | None:
    """A picture as BGRA: its own alpha, or the grey PNG beside it."""
    image = cv2.imread(file, cv2.IMREAD_UNCHANGED)
    if image is None or image.ndim < 3:
        return None
    beside = os.path.splitext(file)[0] + ".png"
    if image.shape[2] == 3 and beside != file and os.path.exists(beside):
        return np.dstack([image, cv2.imread(beside, cv2.IMREAD_GRAYSCALE)])
    return image if image.shape[2] == 4 else None


def pack(kind: str, file: str, out: str) -> bool:
    """Writes one picture; false where it cannot serve."""
    name = os.path.join(out, os.path.basename(file).split(".")[0])
    if kind == "pool":
        image = cv2.imread(file)
        return image is not None and cv2.imwrite(name + ".webp", reduced(image, PHOTO_SIDE), QUALITY)
    image = with_mask(file)
    if image is None or (image[..., 3] > 8).sum() < LEAST:
        return False
    if kind == "photos":
        small = reduced(image, PHOTO_SIDE)
        cv2.imwrite(name + ".png", small[..., 3])
        return cv2.imwrite(name + ".webp", small[..., :3], QUALITY)
    rows, columns = np.where(image[..., 3] > 8)
    image = image[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
    return cv2.imwrite(name + ".webp", reduced(image, CUT_SIDE), QUALITY)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("kind", choices=("cuts", "photos", "pool"))
    options.add_argument("--out", required=True)
    options.add_argument("files", nargs="+")
    chosen = options.parse_args()
    os.makedirs(chosen.out, exist_ok=True)
    print(sum(pack(chosen.kind, file, chosen.out) for file in sorted(chosen.files)))


if __name__ == "__main__":
    main()
