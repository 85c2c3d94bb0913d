"""Puts cut-outs into a picture: where they stand, what colour they take, what shadow they throw."""
import math

import torch
from torch.nn import functional as F

from network import INPUT_SIZE as SIZE


def between(low: float, high: float, count: int, device) -> torch.Tensor:
    """Even random numbers."""
    return torch.rand(count, device=device) * (high - low) + low


def chance(share: float, count: int, device) -> torch.Tensor:
    """True for about this share."""
    return torch.rand(count, device=device) < share


def changed(pictures: torch.Tensor, rows: torch.Tensor, change) -> torch.Tensor:
    """The pictures with `change` made to those rows (a mask) only."""
    index = torch.nonzero(rows)[:, 0]
    return pictures.index_copy(0, index, change(pictures[index])) if len(index) else pictures


def planes(values: torch.Tensor) -> torch.Tensor:
    """One number a picture, shaped to multiply planes."""
    return values.view(-1, 1, 1, 1)


def placement(scale_x, scale_y, angle, x, y) -> torch.Tensor:
    """The affine maps from the picture (-1 to 1) back to a cut-out turned by `angle` and centred on (x, y)."""
    cos, sin = torch.cos(angle), torch.sin(angle)
    row_x = torch.stack([cos / scale_x, sin / scale_x, -(cos * x + sin * y) / scale_x], 1)
    row_y = torch.stack([-sin / scale_y, cos / scale_y, (sin * x - cos * y) / scale_y], 1)
    return torch.stack([row_x, row_y], 1)


def warped(source: torch.Tensor, maps: torch.Tensor, padding: str = "zeros") -> torch.Tensor:
    """Samples planes through affine maps, at the picture's size."""
    grid = F.affine_grid(maps, [len(maps), source.shape[1], SIZE, SIZE], align_corners=False)
    return F.grid_sample(source, grid, mode="bilinear", padding_mode=padding, align_corners=False)


def sampled(sizes: list[torch.Tensor], index: torch.Tensor, maps: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
    """Cut-outs `index` through `maps`, each from the size that suits its scale: premultiplied RGBA from 0 to 1."""
    out = torch.zeros(len(index), 4, SIZE, SIZE, device=index.device)
    level = torch.clamp(torch.floor(-torch.log2(scale.abs())), 0, len(sizes) - 1).long()
    for number, source in enumerate(sizes):
        rows = torch.nonzero(level == number)[:, 0]
        if len(rows):
            out[rows] = warped(source[index[rows]].float() / 255, maps[rows])
    return out


def blurring(sigma: float, side: int, device) -> torch.Tensor:
    """The matrix that blurs one side of a picture; the outermost pixels go on beyond it."""
    reach = max(1, int(math.ceil(2.5 * sigma)))
    steps = torch.arange(-reach, reach + 1, device=device)
    weights = torch.exp(-(steps.float() ** 2) / (2 * sigma**2))
    rows = torch.arange(side, device=device)[:, None]
    columns = (rows + steps).clamp(0, side - 1)
    return torch.zeros(side, side, device=device).scatter_add_(1, columns, (weights / weights.sum()).expand(side, -1))


def blurred(planes_: torch.Tensor, sigma: float) -> torch.Tensor:
    """A Gaussian blur, as two products of matrices: the kernel's length costs nothing."""
    height, width = planes_.shape[2:]
    down, across = blurring(sigma, height, planes_.device), blurring(sigma, width, planes_.device)
    return down @ planes_ @ across.T


def recoloured(layer: torch.Tensor) -> torch.Tensor:
    """Changes light, warmth, hue, and makes some products pale, dark or grey."""
    count, device = len(layer), layer.device
    colours, alpha = layer[:, :3], layer[:, 3:]
    gain = planes(between(0.75, 1.2, count, device)) * (1 + 0.05 * torch.randn(count, 3, 1, 1, device=device))
    colours = colours * gain + alpha * planes(torch.randn(count, device=device) * 0.03)
    grey = colours.mean(1, keepdim=True)
    turned = torch.where(
        planes(chance(0.5, count, device)), colours[:, [1, 2, 0]], colours[:, [0, 2, 1]]
    )
    colours = torch.where(planes(chance(0.2, count, device)), turned, colours)
    kind = planes(torch.rand(count, device=device))
    depth = planes(between(0.12, 0.5, count, device))
    colours = torch.where(kind < 0.14, alpha - (alpha - colours) * depth, colours)
    colours = torch.where((kind > 0.14) & (kind < 0.22), colours * (depth + 0.1), colours)
    tint = torch.randn(count, 3, 1, 1, device=device) * 0.02
    colours = torch.where((kind > 0.22) & (kind < 0.3), grey * (1 + tint), colours)
    return torch.cat([torch.minimum(colours.clamp(min=0), alpha), alpha], 1)


def glassy(layer: torch.Tensor) -> torch.Tensor:
    """A product that lets the ground through, more in its middle than along its border."""
    count, device = len(layer), layer.device
    alpha = layer[:, 3:]
    inside = blurred(alpha, 5.0) * alpha
    keep = planes(between(0.15, 0.6, count, device))
    seen = 1 - (1 - keep) * inside
    shine = (layer[:, :3].mean(1, keepdim=True) > 0.72).float() * alpha
    return torch.cat([layer[:, :3] * torch.maximum(seen, shine * 0.9), alpha * torch.maximum(seen, shine * 0.9)], 1)


def shadow(alpha: torch.Tensor) -> torch.Tensor:
    """How much light a product takes from the ground: beneath it, behind it, and close around it."""
    count, device = len(alpha), alpha.device
    rows = torch.arange(SIZE, device=device, dtype=torch.float32)
    covered = (alpha.amax(3)[:, 0] > 0.3).float() * rows
    bottom = covered.amax(1) / SIZE * 2 - 1
    flat = between(0.08, 0.5, count, device)
    lean = torch.randn(count, device=device) * 0.5
    one, none = torch.ones_like(flat), torch.zeros_like(flat)
    maps = torch.stack(
        [
            torch.stack([one, lean / flat, -lean * bottom / flat], 1),
            torch.stack([none, 1 / flat, bottom * (1 - 1 / flat)], 1),
        ],
        1,
    )
    cast = blurred(warped(alpha, maps), float(between(2, 10, 1, "cpu")))
    shift = torch.stack([between(-0.08, 0.08, count, device), between(-0.1, 0.02, count, device)], 1)
    moved = torch.cat([torch.eye(2, device=device).expand(count, 2, 2), shift[:, :, None]], 2)
    close = blurred(warped(alpha, moved), float(between(2, 14, 1, "cpu")))
    strength = planes(between(0.05, 0.6, count, device) * chance(0.75, count, device))
    near = planes(between(0, 0.45, count, device) * chance(0.7, count, device))
    return (cast * strength + close * near).clamp(0, 0.8)
