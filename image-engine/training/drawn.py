"""Grounds that are computed: studio sweeps and wood-, cloth- or tile-like patterns."""
import cv2
import numpy as np

from network import INPUT_SIZE as SIZE


def noise_field(rng, size, cells):
    """Smooth noise between -1 and 1, of about `cells` bumps across."""
    field = rng.uniform(-1, 1, (cells + 1, cells + 1)).astype(np.float32)
    return cv2.resize(field, (size, size), interpolation=cv2.INTER_CUBIC)


def studio(rng, near=None):
    """An even, graded or two-part studio ground; `near` is the colour of a product to come close to."""
    if near is not None:
        colour = np.clip(near + rng.normal(0, 14, 3), 0, 255)
    elif rng.random() < 0.62:
        colour = np.full(3, rng.choice([255, 252, 246, 238, 225, 205, 170, 60, 25])) + rng.normal(0, 3, 3)
    else:
        colour = rng.uniform(20, 245, 3)
    ground = np.broadcast_to(colour.astype(np.float32), (SIZE, SIZE, 3)).copy()
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32) / SIZE
    if rng.random() < 0.6:
        angle = rng.uniform(0, 2 * np.pi)
        ground *= (1 + rng.uniform(0, 0.28) * (np.cos(angle) * (x - 0.5) + np.sin(angle) * (y - 0.5)))[..., None]
    if rng.random() < 0.35:
        radius = np.hypot(x - rng.uniform(0.3, 0.7), y - rng.uniform(0.2, 0.7))
        ground *= (1.04 - rng.uniform(0.05, 0.5) * radius**2)[..., None]
    if rng.random() < 0.25:
        line, soft = rng.uniform(0.45, 0.9), rng.uniform(0.004, 0.08)
        step = 1 / (1 + np.exp(-np.clip((y - line + rng.normal(0, 0.05) * (x - 0.5)) / soft, -30, 30)))
        ground *= (1 - step * rng.uniform(-0.12, 0.3))[..., None]
    return ground


def drawn_texture(rng):
    """Wood-, cloth- or tile-like patterns."""
    base, other = rng.uniform(40, 230, 3), rng.uniform(40, 230, 3)
    other = base * 0.6 + other * 0.4
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32) / SIZE
    angle = rng.uniform(0, np.pi)
    u, v = np.cos(angle) * x + np.sin(angle) * y, -np.sin(angle) * x + np.cos(angle) * y
    kind = rng.integers(4)
    if kind == 0:
        bend = noise_field(rng, SIZE, 3)
        weight = 0.5 + 0.5 * np.sin((u * rng.uniform(5, 30) + bend * rng.uniform(0.3, 2)) * 2 * np.pi)
    elif kind == 1:
        weight = ((u * rng.uniform(4, 18)) % 1 < rng.uniform(0.3, 0.95)).astype(np.float32)
    elif kind == 2:
        cells = rng.uniform(3, 14)
        weight = (((u * cells) % 1 < 0.93) & ((v * cells) % 1 < 0.93)).astype(np.float32)
    else:
        weight = 0.5 + 0.5 * sum(noise_field(rng, SIZE, 2**k) / 1.6**k for k in range(2, 7)) / 2
    return base + (other - base) * np.clip(weight, 0, 1)[..., None]
