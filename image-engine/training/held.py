"""Labels products that a hand holds, and cuts the hands out.

    python3 held.py --teacher u2netp.onnx --former saliency.onnx --out ASSETS FILES...

What a teacher and a former state of the network take for the subject, less the skin that comes in from the frame, begins a GrabCut.
Writes ASSETS/held/NAME.webp with its mask NAME.png, ASSETS/hands/NAME.webp with the hand as alpha where one was found, and NAME.review.jpg
in ASSETS to look at: delete what is wrong. `held.tsv` names those that were kept.
"""
import argparse
import os

import cv2
import numpy as np
import torch

from evaluate import saliency
from hands import HOLD
from network import INPUT_SIZE, SaliencyNet
from pack import QUALITY, reduced
from pool import looks
from resume import load_export
from teacher import Teacher

SIDE, HAND_SIDE = 352, 320


def disc(size: int) -> np.ndarray:
    """A round element of an odd diameter."""
    return cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size | 1, size | 1))


def grown(mask: np.ndarray, size: int) -> np.ndarray:
    """The mask and what lies within half of `size` of it."""
    return cv2.dilate(mask.astype(np.uint8), disc(size)) > 0


def shrunk(mask: np.ndarray, size: int) -> np.ndarray:
    """What lies deeper than half of `size` in the mask."""
    return cv2.erode(mask.astype(np.uint8), disc(size)) > 0


def opened(mask: np.ndarray, size: int) -> np.ndarray:
    """The mask without what is thinner than `size`."""
    return cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, disc(size)) > 0


def largest(mask: np.ndarray) -> np.ndarray | None:
    """Its largest part, without holes."""
    count, parts, facts, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8))
    if count < 2:
        return None
    part = (parts == 1 + facts[1:, cv2.CC_STAT_AREA].argmax()).astype(np.uint8)
    outlines, _ = cv2.findContours(part, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return cv2.drawContours(np.zeros_like(part), outlines, -1, 1, -1) > 0


def skin(rgb: np.ndarray) -> np.ndarray:
    """Where a colour could be skin's, by hue and chroma in Lab, a little blurred."""
    lab = cv2.GaussianBlur(cv2.cvtColor(rgb.astype(np.float32) / 255, cv2.COLOR_RGB2LAB), (0, 0), 1.3)
    hue, chroma = np.degrees(np.arctan2(lab[..., 2], lab[..., 1])), np.hypot(lab[..., 1], lab[..., 2])
    return (lab[..., 0] > 15) & (lab[..., 0] < 92) & (hue > 18) & (hue < 72) & (chroma > 9) & (chroma < 48)


def cut(rgb: np.ndarray, surely: np.ndarray, maybe: np.ndarray, never: np.ndarray, reach: np.ndarray) -> np.ndarray | None:
    """GrabCut within `reach`: the largest part of what it finds."""
    marks = np.where(reach, cv2.GC_PR_BGD, cv2.GC_BGD).astype(np.uint8)
    marks[maybe] = cv2.GC_PR_FGD
    marks[surely] = cv2.GC_FGD
    marks[never] = cv2.GC_BGD
    if not (marks == cv2.GC_FGD).any():
        return None
    cv2.grabCut(np.ascontiguousarray(rgb[..., ::-1]), marks, None, np.zeros((1, 65)), np.zeros((1, 65)), 4, cv2.GC_INIT_WITH_MASK)
    return largest(opened((marks == cv2.GC_FGD) | (marks == cv2.GC_PR_FGD), 5))


def arm(rgb: np.ndarray, chance: np.ndarray) -> np.ndarray:
    """Skin near the subject that comes in from the frame; empty where there is none."""
    long = max(rgb.shape[:2])
    near = grown(chance > 0.35, round(0.06 * long))
    frame = np.ones(chance.shape, bool)
    edge = max(3, round(0.04 * long))
    frame[edge:-edge, edge:-edge] = False
    count, parts, facts, _ = cv2.connectedComponentsWithStats(opened(skin(rgb) & near, max(3, round(0.012 * long))).astype(np.uint8))
    reaching = [part for part in range(1, count) if facts[part, cv2.CC_STAT_AREA] > 0.008 * chance.size and (frame & (parts == part)).sum() > 0.0125 * edge * long]
    return np.isin(parts, reaching[:1] if len(reaching) < 2 else [max(reaching, key=lambda part: facts[part, cv2.CC_STAT_AREA])])


def product_of(rgb: np.ndarray, chance: np.ndarray) -> np.ndarray | None:
    """The held product: the subject of a map without the hand."""
    long = max(rgb.shape[:2])
    hand = arm(rgb, chance)
    if not hand.any():
        return chance > 0.5
    start = largest(opened((chance > 0.5) & ~hand, round(0.03 * long)))
    if start is None:
        return None
    never = shrunk(hand, 7) | (chance < 0.08)
    return cut(rgb, shrunk(start, round(0.05 * long)), start, never, grown(start, round(0.06 * long)))


def hand_of(rgb: np.ndarray, product: np.ndarray) -> np.ndarray | None:
    """The hand that touches a product and reaches the frame."""
    start = largest(opened(skin(rgb) & ~product, 7))
    if start is None or start.mean() < 0.02 or (start & grown(product, 24)).sum() < 60:
        return None
    found = cut(rgb, shrunk(start, 9), start, shrunk(product, 5), grown(start, 31))
    if found is None:
        return None
    found &= ~product
    frame = np.ones(found.shape, bool)
    frame[3:-3, 3:-3] = False
    whole = (found & frame).sum() > 60 and 0.03 < found.mean() < 0.45 and (skin(rgb) & found).sum() > 0.75 * found.sum()
    return found if whole else None


def soft(mask: np.ndarray) -> np.ndarray:
    """The mask in bytes, with a border of about two pixels."""
    return (cv2.GaussianBlur(mask.astype(np.float32), (0, 0), 0.7) * 255).astype(np.uint8)


def gripping(rgb: np.ndarray, hand: np.ndarray, product: np.ndarray) -> np.ndarray:
    """The hand as BGRA in a square in whose middle the product of HOLD of its side was (hands.py)."""
    rows, columns = np.where(product)
    middle = (columns.min() + columns.max()) / 2, (rows.min() + rows.max()) / 2
    side = int(max(np.ptp(rows), np.ptp(columns)) / HOLD)
    layer = np.dstack([rgb[..., ::-1], soft(shrunk(hand, 3))])
    move = np.float32([[1, 0, side / 2 - middle[0]], [0, 1, side / 2 - middle[1]]])
    square = cv2.warpAffine(layer, move, (side, side), borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(square, (HAND_SIDE, HAND_SIDE), interpolation=cv2.INTER_AREA)


def map_of(teacher: Teacher, former: SaliencyNet, rgb: np.ndarray) -> np.ndarray:
    """The subject's probability at the photograph's size: two thirds the teacher's, one third the network's."""
    square = cv2.resize(rgb, (INPUT_SIZE, INPUT_SIZE), interpolation=cv2.INTER_AREA)
    planes = torch.from_numpy(square).permute(2, 0, 1)[None].float()
    taught = looks(teacher, planes).mean(0)[0, 0].numpy()
    own = saliency(former, [square, np.ascontiguousarray(square[:, ::-1])])
    mean = (2 * taught + (own[0] + own[1][:, ::-1]) / 2) / 3
    return cv2.resize(mean, rgb.shape[1::-1])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--teacher", required=True)
    options.add_argument("--former", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("files", nargs="+")
    chosen = options.parse_args()
    teacher, former = Teacher(chosen.teacher, torch.device("cpu")), SaliencyNet()
    load_export(former, chosen.former, torch.rand(1, 3, INPUT_SIZE, INPUT_SIZE))
    for kind in ("held", "hands"):
        os.makedirs(f"{chosen.out}/{kind}", exist_ok=True)
    for file in sorted(chosen.files):
        name = os.path.basename(file).split(".")[0]
        image = reduced(cv2.imread(file), SIDE)
        rgb = np.ascontiguousarray(image[..., ::-1])
        product = product_of(rgb, map_of(teacher, former, rgb))
        if product is None or not product.any():
            continue
        cv2.imwrite(f"{chosen.out}/held/{name}.webp", image, QUALITY)
        cv2.imwrite(f"{chosen.out}/held/{name}.png", soft(product))
        cv2.imwrite(f"{chosen.out}/{name}.review.jpg", np.where(product[..., None], image, image // 3))
        hand = hand_of(rgb, product)
        if hand is not None:
            cv2.imwrite(f"{chosen.out}/hands/{name}.webp", gripping(rgb, hand, product), QUALITY)


if __name__ == "__main__":
    main()
