"""Reads the packed pictures and keeps them as bytes in the memory of the device that composes."""
import glob
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import cv2
import numpy as np
import torch
from torch.nn import functional as F

CUT_SIDE = 320
PHOTO_SIDE = 384


@dataclass
class Assets:
    """Bytes on the device: cut-outs and hands as three sizes of premultiplied RGBA, photographs as RGB with their mask.

    `photos` stand on an even ground, `held` show a product in a hand, `scenes` are what a teacher labelled.
    """

    cuts: list[torch.Tensor]
    photos: torch.Tensor
    scenes: torch.Tensor
    grounds: torch.Tensor
    held: torch.Tensor
    hands: list[torch.Tensor]

    def add_cuts(self, products: torch.Tensor) -> None:
        """Adds products (N, 4, 320, 320), premultiplied RGBA bytes."""
        self.cuts = [torch.cat(pair) for pair in zip(self.cuts, three_sizes(products))]


def squared(image: np.ndarray, side: int) -> np.ndarray:
    """The picture with its longer side at `side`, in the middle of a transparent square."""
    height, width = image.shape[:2]
    scale = side / max(height, width)
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    image = cv2.resize(image, size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
    out = np.zeros((side, side, image.shape[2]), np.uint8)
    top, left = (side - size[1]) // 2, (side - size[0]) // 2
    out[top : top + size[1], left : left + size[0]] = image
    return out


def read_cut(file: str) -> np.ndarray:
    """A cut-out as premultiplied RGBA."""
    image = cv2.imread(file, cv2.IMREAD_UNCHANGED)
    image[..., :3] = np.round(image[..., :3] * (image[..., 3:] / 255.0))
    return squared(np.ascontiguousarray(image[..., [2, 1, 0, 3]]), CUT_SIDE)


def read_photo(file: str) -> np.ndarray:
    """A photograph stretched to a square: RGB, and as fourth plane the mask of the PNG beside it, if there is one."""
    image = cv2.imread(file)[..., ::-1]
    beside = os.path.splitext(file)[0] + ".png"
    known = os.path.exists(beside)
    mask = cv2.imread(beside, cv2.IMREAD_GRAYSCALE) if known else np.zeros(image.shape[:2], np.uint8)
    whole = np.dstack([image, mask])
    return cv2.resize(whole, (PHOTO_SIDE, PHOTO_SIDE), interpolation=cv2.INTER_AREA)


def read_all(folder: str, pattern: str, read) -> torch.Tensor:
    """All pictures of a folder as bytes (N, channels, side, side)."""
    files = sorted(glob.glob(os.path.join(folder, pattern)))
    with ThreadPoolExecutor() as pool:
        pictures = list(pool.map(read, files))
    return torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).contiguous()


def halved(bytes_: torch.Tensor) -> torch.Tensor:
    """Bytes at half the size, a few at a time."""
    parts = [F.avg_pool2d(part.float(), 2).round().byte() for part in bytes_.split(64)]
    return torch.cat(parts)


def three_sizes(cuts: torch.Tensor) -> list[torch.Tensor]:
    """Cut-outs at 320, 160 and 80 pixels, so that a small product is not sampled too coarsely."""
    half = halved(cuts)
    return [cuts, half, halved(half)]


def read_assets(folder: str, device: torch.device) -> Assets:
    """Reads `cuts`, `photos`, `held` and `hands` under a folder; scenes and grounds come from a teacher."""
    photos = read_all(f"{folder}/photos", "*.webp", read_photo).to(device)
    return Assets(
        cuts=three_sizes(read_all(f"{folder}/cuts", "*.webp", read_cut).to(device)),
        photos=photos,
        scenes=photos[:0],
        grounds=photos[:0, :3],
        held=read_all(f"{folder}/held", "*.webp", read_photo).to(device),
        hands=three_sizes(read_all(f"{folder}/hands", "*.webp", read_cut).to(device)),
    )
