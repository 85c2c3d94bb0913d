"""Lays cut-out products on grounds: writes shards of training pictures with their masks.

    python3 compose.py --cuts DIR --grounds DIR --out DIR --shards 12 --seed 1

--cuts holds NAME.png (BGRA, cropped to the product) and, where the photograph had a uniform ground,
NAME.orig.png (the whole photograph with its mask as alpha). --grounds holds photographs without a product.
Each shard is one .npy of uint8 (N, 128, 128, 4): RGB and mask.
"""
import argparse
import glob
import os

import cv2
import numpy as np

from drawn import drawn_texture, noise_field, studio
from network import INPUT_SIZE as SIZE

PER_SHARD = 500


def photographed(rng, grounds):
    """A random window of a photographed ground, sometimes out of focus."""
    image = cv2.imread(grounds[rng.integers(len(grounds))])
    height, width = image.shape[:2]
    side = int(min(height, width) * rng.uniform(0.45, 1))
    top, left = rng.integers(height - side + 1), rng.integers(width - side + 1)
    view = cv2.resize(image[top : top + side, left : left + side], (SIZE, SIZE), interpolation=cv2.INTER_AREA)
    view = view[:, ::-1] if rng.random() < 0.5 else view
    if rng.random() < 0.45:
        view = cv2.GaussianBlur(view, (0, 0), rng.uniform(0.8, 6))
    return view.astype(np.float32)


def warp(rng, cut, span):
    """Turns, mirrors and scales a cut-out to `span` pixels on its longer side."""
    cut = cut[:, ::-1] if rng.random() < 0.5 else cut
    scale = span / max(cut.shape[:2])
    cut = cv2.resize(np.ascontiguousarray(cut), None, fx=scale * rng.uniform(0.88, 1.12), fy=scale, interpolation=cv2.INTER_AREA)
    angle = rng.normal(0, 9) if rng.random() < 0.6 else rng.uniform(-180, 180) * (rng.random() < 0.4)
    height, width = cut.shape[:2]
    diagonal = int(np.hypot(height, width)) + 2
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), angle, 1)
    turn[:, 2] += [(diagonal - width) / 2, (diagonal - height) / 2]
    premultiplied = cut.astype(np.float32)
    premultiplied[..., :3] *= premultiplied[..., 3:] / 255
    turned = cv2.warpAffine(premultiplied, turn, (diagonal, diagonal))
    ys, xs = np.where(turned[..., 3] > 8)
    turned = turned[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1] if len(ys) else turned
    alpha = turned[..., 3:] / 255
    return turned[..., :3] / np.maximum(alpha, 1e-3), alpha[..., 0]


def recolour(rng, colours):
    """Changes light, contrast, warmth and sometimes the hue of a product."""
    colours = colours * rng.uniform(0.8, 1.15) + rng.normal(0, 8)
    colours = colours * rng.normal(1, 0.05, 3)
    if rng.random() < 0.3:
        hsv = cv2.cvtColor(np.clip(colours, 0, 255).astype(np.uint8), cv2.COLOR_BGR2HSV)
        hsv[..., 0] = (hsv[..., 0].astype(int) + rng.integers(180)) % 180
        colours = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR).astype(np.float32)
    elif rng.random() < 0.2:
        pale = colours.mean(2, keepdims=True)
        colours = 255 - (255 - pale) * rng.uniform(0.15, 0.5)
    return np.clip(colours, 0, 255)


def place(alpha, left, top):
    """The alpha of a cut-out on the whole canvas, with the slices that it covers."""
    canvas = np.zeros((SIZE, SIZE), np.float32)
    height, width = alpha.shape
    x0, y0, x1, y1 = max(left, 0), max(top, 0), min(left + width, SIZE), min(top + height, SIZE)
    if x1 <= x0 or y1 <= y0:
        return canvas, None
    inner = (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))
    canvas[y0:y1, x0:x1] = alpha[inner]
    return canvas, ((slice(y0, y1), slice(x0, x1)), inner)


def cast_shadow(rng, ground, mask):
    """Darkens the ground under and beside a product: a contact shadow and a soft wide one."""
    if rng.random() < 0.25:
        return ground
    ys = np.where(mask.max(1) > 0.3)[0]
    if not len(ys):
        return ground
    bottom, tall = ys.max(), max(4, ys.max() - ys.min())
    flat = np.zeros_like(mask)
    shift = np.float32([[1, rng.normal(0, 0.4), 0], [0, rng.uniform(0.08, 0.35), 0]])
    shift[0, 2] = -shift[0, 1] * bottom
    shift[1, 2] = bottom - shift[1, 1] * bottom - rng.uniform(0, 0.03) * tall
    flat = cv2.warpAffine(mask, shift, (SIZE, SIZE))
    soft = cv2.GaussianBlur(flat, (0, 0), rng.uniform(1, 9)) * rng.uniform(0.08, 0.55)
    offset = np.float32([[1, 0, rng.normal(0, 4)], [0, 1, rng.uniform(0, 5)]])
    close = cv2.GaussianBlur(cv2.warpAffine(mask, offset, (SIZE, SIZE)), (0, 0), rng.uniform(1, 5))
    return ground * (1 - np.clip(soft + close * rng.uniform(0, 0.3), 0, 0.8))[..., None]


def hand(rng, picture, mask):
    """Draws fingers of skin colour at the product's side; they are no part of it."""
    ys, xs = np.where(mask > 0.5)
    if not len(ys):
        return picture, mask
    skin = np.float32([110, 140, 190]) * rng.uniform(0.45, 1.2) + rng.normal(0, 8, 3)
    pick = rng.integers(len(ys))
    tip = np.array([xs[pick], ys[pick]], float)
    away = tip - [xs.mean(), ys.mean()]
    away /= np.linalg.norm(away) + 1e-6
    side = np.array([-away[1], away[0]])
    thick = int(rng.uniform(7, 17))
    layer = np.zeros((SIZE, SIZE), np.uint8)
    for finger in range(rng.integers(1, 5)):
        start = tip + side * finger * thick * 1.1 - away * rng.uniform(0, 10)
        end = start + away * SIZE * 1.2 + side * rng.normal(0, 12)
        cv2.line(layer, tuple(int(v) for v in start), tuple(int(v) for v in end), 255, thick)
    layer = cv2.GaussianBlur(layer, (0, 0), 0.8).astype(np.float32) / 255
    shade = 1 + 0.25 * noise_field(rng, SIZE, 6)
    picture = picture * (1 - layer[..., None]) + (skin * shade[..., None]) * layer[..., None]
    return picture, mask * (1 - layer)


def photograph(rng, picture):
    """What a camera and a file do: light, focus, noise, compression."""
    picture = picture * (1 + rng.uniform(0, 0.3) * noise_field(rng, SIZE, 2))[..., None] if rng.random() < 0.25 else picture
    picture = picture * rng.normal(1, 0.04, 3) * rng.uniform(0.82, 1.1)
    if rng.random() < 0.2:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.4, 1.2))
    if rng.random() < 0.5:
        picture = picture + rng.normal(0, rng.uniform(0.5, 7), picture.shape)
    picture = np.clip(picture, 0, 255).astype(np.uint8)
    if rng.random() < 0.6:
        picture = cv2.imdecode(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(35, 95))])[1], 1)
    return picture


def original(rng, photo):
    """A photograph on its own uniform ground, moved, mirrored and scaled; the ground goes on at the frame."""
    photo = photo[:, ::-1] if rng.random() < 0.5 else photo
    scale = SIZE * rng.uniform(0.6, 1.15) / max(photo.shape[:2])
    photo = cv2.resize(np.ascontiguousarray(photo), None, fx=scale, fy=scale * rng.uniform(0.9, 1.1), interpolation=cv2.INTER_AREA)
    pad = SIZE
    wide = cv2.copyMakeBorder(photo[..., :3], pad, pad, pad, pad, cv2.BORDER_REPLICATE)
    mask = cv2.copyMakeBorder(photo[..., 3], pad, pad, pad, pad, cv2.BORDER_CONSTANT, value=0)
    height, width = photo.shape[:2]
    left = pad + (width - SIZE) // 2 + int(rng.normal(0, 14))
    top = pad + (height - SIZE) // 2 + int(rng.normal(0, 14))
    cut = (slice(top, top + SIZE), slice(left, left + SIZE))
    return wide[cut].astype(np.float32), mask[cut].astype(np.float32) / 255


def composite(rng, cuts, grounds):
    """One to three products on a ground."""
    count = rng.choice([1, 2, 3], p=[0.72, 0.18, 0.1])
    span = SIZE * rng.uniform(0.42, 0.98) / (1, 1.35, 1.7)[count - 1]
    products = []
    for _ in range(count):
        cut = cv2.imread(cuts[rng.integers(len(cuts))], cv2.IMREAD_UNCHANGED)
        colours, alpha = warp(rng, cut, span * rng.uniform(0.8, 1.1))
        products.append((recolour(rng, colours), alpha))
    kind = rng.random()
    if kind < 0.3:
        near = None
        if rng.random() < 0.35:
            colours, alpha = products[0]
            near = (colours * alpha[..., None]).sum((0, 1)) / (alpha.sum() + 1e-6)
        picture = studio(rng, near)
    elif kind < 0.42:
        picture = drawn_texture(rng)
    else:
        picture = photographed(rng, grounds)
    if rng.random() < 0.12:
        cut = cv2.imread(cuts[rng.integers(len(cuts))], cv2.IMREAD_UNCHANGED)
        colours, alpha = warp(rng, cut, SIZE * rng.uniform(0.2, 0.5))
        edge = rng.choice([-0.6, 0.6])
        canvas, cover = place(alpha, int(SIZE / 2 + edge * SIZE * 0.9 - alpha.shape[1] / 2), int(rng.uniform(0, SIZE * 0.7)))
        if cover:
            colour = picture.copy()
            colour[cover[0]] = colours[cover[1]]
            picture = picture * (1 - canvas[..., None]) + colour * canvas[..., None]
            picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(1, 4))
    mask = np.zeros((SIZE, SIZE), np.float32)
    for index, (colours, alpha) in enumerate(products):
        height, width = alpha.shape
        middle = SIZE * (index + 1) / (count + 1) + rng.normal(0, 10)
        left = int(middle - width / 2)
        top = int(SIZE / 2 - height / 2 + rng.normal(0, 14))
        if rng.random() > 0.12:
            left, top = int(np.clip(left, 2, max(2, SIZE - width - 2))), int(np.clip(top, 2, max(2, SIZE - height - 2)))
        canvas, cover = place(alpha, left, top)
        if cover is None:
            continue
        picture = cast_shadow(rng, picture, canvas)
        layer = picture.copy()
        layer[cover[0]] = colours[cover[1]]
        picture = picture * (1 - canvas[..., None]) + layer * canvas[..., None]
        mask = np.maximum(mask, canvas)
    if rng.random() < 0.1:
        picture, mask = hand(rng, picture, mask)
    return picture, mask


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--cuts", required=True)
    options.add_argument("--grounds", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--first", type=int, default=0)
    options.add_argument("--shards", type=int, default=12)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    cv2.setNumThreads(1)
    files = sorted(glob.glob(f"{chosen.cuts}/*.png"))
    originals = [name for name in files if name.endswith(".orig.png")]
    cuts = [name for name in files if not name.endswith(".orig.png")]
    grounds = sorted(glob.glob(f"{chosen.grounds}/*.jpg"))
    for shard in range(chosen.first, chosen.first + chosen.shards):
        rng = np.random.default_rng([chosen.seed, shard])
        out = np.empty((PER_SHARD, SIZE, SIZE, 4), np.uint8)
        for index in range(PER_SHARD):
            if rng.random() < 0.3:
                photo = cv2.imread(originals[rng.integers(len(originals))], cv2.IMREAD_UNCHANGED)
                picture, mask = original(rng, photo)
            else:
                picture, mask = composite(rng, cuts, grounds)
            out[index, ..., :3] = photograph(rng, picture)[..., ::-1]
            out[index, ..., 3] = np.clip(mask * 255, 0, 255)
        part = f"{chosen.out}/part-{shard:03d}.npy"
        np.save(part + ".new", out)
        os.replace(part + ".new.npy", part)
        print(part, flush=True)


if __name__ == "__main__":
    main()
