"""Measures the network's bare mask (threshold one half) on a folder of photographs with masks.

    python3 evaluate.py --checkpoint FILE --photos DIR
"""
import argparse
import json
from collections import defaultdict

import cv2
import numpy as np
import torch

from network import INPUT_SIZE, SaliencyNet

MEAN = np.float32([123.675, 116.28, 103.53])
SPREAD = np.float32([58.395, 57.12, 57.375])


def saliency(network: SaliencyNet, photo: np.ndarray) -> np.ndarray:
    """The probability map of a BGR photograph, at the photograph's size."""
    height, width = photo.shape[:2]
    small = cv2.resize(photo, (INPUT_SIZE, INPUT_SIZE), interpolation=cv2.INTER_AREA)[..., ::-1]
    batch = torch.from_numpy(((small - MEAN) / SPREAD).transpose(2, 0, 1)[None].copy())
    with torch.no_grad():
        chance = torch.sigmoid(network(batch))[0, 0].numpy()
    return cv2.resize(chance, (width, height), interpolation=cv2.INTER_LINEAR)


def overlaps(network: SaliencyNet, folder: str) -> list[tuple[dict, float]]:
    """Each photograph of the folder with its intersection over union."""
    with open(f"{folder}/photos.json", encoding="utf-8") as file:
        photos = json.load(file)
    found = []
    for photo in photos:
        truth = cv2.imread(f"{folder}/{photo['mask']}", cv2.IMREAD_GRAYSCALE) > 127
        mask = saliency(network, cv2.imread(f"{folder}/{photo['file']}")) > 0.5
        found.append((photo, float((mask & truth).sum() / max(1, (mask | truth).sum()))))
    return found


def mean_overlap(network: SaliencyNet, folder: str) -> float:
    """The mean intersection over union on a folder."""
    return float(np.mean([overlap for _, overlap in overlaps(network, folder)]))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--checkpoint", required=True)
    options.add_argument("--photos", required=True)
    chosen = options.parse_args()
    network = SaliencyNet()
    network.load_state_dict(torch.load(chosen.checkpoint, map_location="cpu")["averaged"])
    network.eval()
    groups = defaultdict(list)
    for photo, overlap in overlaps(network, chosen.photos):
        print(f"{overlap:.3f}  {photo['file']}")
        for tag in [*photo["tags"], "shop" if photo["shop"] else "other", "all"]:
            groups[tag].append(overlap)
    for tag, values in sorted(groups.items()):
        print(f"{np.mean(values):.3f}  {tag} ({len(values)})")


if __name__ == "__main__":
    main()
