"""Measures the network's bare mask (threshold one half) on a folder of photographs with masks.

    python3 evaluate.py --checkpoint FILE --photos DIR
"""
import argparse
import json
from collections import defaultdict

import cv2
import numpy as np
import torch

from network import INPUT_SIZE, SaliencyNet, normalised


def read_photos(folder: str) -> list[tuple[dict, np.ndarray, np.ndarray]]:
    """The folder's entries, each with its photograph reduced to the network's square (RGB) and its mask."""
    with open(f"{folder}/photos.json", encoding="utf-8") as file:
        entries = json.load(file)
    found = []
    for entry in entries:
        photo = cv2.imread(f"{folder}/{entry['file']}")[..., ::-1]
        mask = cv2.imread(f"{folder}/{entry['mask']}", cv2.IMREAD_GRAYSCALE) > 127
        found.append((entry, cv2.resize(photo, (INPUT_SIZE, INPUT_SIZE), interpolation=cv2.INTER_AREA), mask))
    return found


def overlap(mask: np.ndarray, truth: np.ndarray) -> float:
    """Intersection over union."""
    return float((mask & truth).sum() / max(1, (mask | truth).sum()))


@torch.no_grad()
def saliency(network: SaliencyNet, squares: list[np.ndarray]) -> np.ndarray:
    """The probability maps of square RGB pictures."""
    device = next(network.parameters()).device
    maps = []
    for start in range(0, len(squares), 32):
        batch = torch.from_numpy(np.stack(squares[start : start + 32])).to(device).permute(0, 3, 1, 2).float()
        maps.append(torch.sigmoid(network(normalised(batch)).float())[:, 0].cpu().numpy())
    return np.concatenate(maps)


def overlaps(network: SaliencyNet, photos) -> list[float]:
    """Each photograph's intersection over union, at the size of its mask."""
    maps = saliency(network, [square for _, square, _ in photos])
    found = []
    for chance, (_, _, truth) in zip(maps, photos):
        height, width = truth.shape
        found.append(overlap(cv2.resize(chance, (width, height), interpolation=cv2.INTER_LINEAR) > 0.5, truth))
    return found


def by_tag(photos, values: list[float]) -> dict[str, list[float]]:
    """The values by the photographs' tags, and under `all`."""
    groups = defaultdict(list)
    for (entry, _, _), value in zip(photos, values):
        for tag in [*entry["tags"], "shop" if entry["shop"] else "other", "all"]:
            groups[tag].append(value)
    return groups


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--checkpoint", required=True)
    options.add_argument("--photos", required=True)
    chosen = options.parse_args()
    network = SaliencyNet()
    network.load_state_dict(torch.load(chosen.checkpoint, map_location="cpu")["averaged"])
    network.eval()
    photos = read_photos(chosen.photos)
    values = overlaps(network, photos)
    for (entry, _, _), value in zip(photos, values):
        print(f"{value:.3f}  {entry['file']}")
    for tag, group in sorted(by_tag(photos, values).items()):
        print(f"{np.mean(group):.3f}  {tag} ({len(group)})")


if __name__ == "__main__":
    main()
