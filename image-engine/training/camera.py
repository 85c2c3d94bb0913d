"""What a camera and a file do to a picture: light, warmth, focus, noise, compression."""
import math

import torch
from torch.nn import functional as F

from backdrops import smooth_noise
from layers import between, blurred, chance, changed, planes
from network import INPUT_SIZE as SIZE

LUMINANCE = [
    [16, 11, 10, 16, 24, 40, 51, 61],
    [12, 12, 14, 19, 26, 58, 60, 55],
    [14, 13, 16, 24, 40, 57, 69, 56],
    [14, 17, 22, 29, 51, 87, 80, 62],
    [18, 22, 37, 56, 68, 109, 103, 77],
    [24, 35, 55, 64, 81, 104, 113, 92],
    [49, 64, 78, 87, 103, 121, 120, 101],
    [72, 92, 95, 98, 112, 100, 103, 99],
]
TO_YCC = torch.tensor([[0.299, 0.587, 0.114], [-0.1687, -0.3313, 0.5], [0.5, -0.4187, -0.0813]])
TO_RGB = torch.linalg.inv(TO_YCC)


def compressed(picture: torch.Tensor) -> torch.Tensor:
    """Rounds the cosine coefficients of 8 x 8 blocks as JPEG does, at a random quality for each picture."""
    count, device = len(picture), picture.device
    steps = torch.arange(8, device=device, dtype=torch.float32)
    basis = torch.cos((2 * steps[None] + 1) * steps[:, None] * math.pi / 16) / 2
    basis[0] /= math.sqrt(2)
    ycc = torch.einsum("ij,njhw->nihw", TO_YCC.to(device), picture * 255)
    blocks = ycc.reshape(count, 3, SIZE // 8, 8, SIZE // 8, 8).permute(0, 1, 2, 4, 3, 5)
    table = torch.tensor(LUMINANCE, device=device, dtype=torch.float32) * torch.tensor([1.0, 1.6, 1.6], device=device).view(3, 1, 1, 1, 1)
    table = (table * between(0.1, 1.6, count, device).view(-1, 1, 1, 1, 1, 1)).clamp(min=1)
    turned = (blocks @ basis.T).transpose(4, 5) @ basis.T
    turned = torch.round(turned / table) * table
    ycc = ((turned @ basis).transpose(4, 5) @ basis).permute(0, 1, 2, 4, 3, 5).reshape(count, 3, SIZE, SIZE)
    return (torch.einsum("ij,njhw->nihw", TO_RGB.to(device), ycc) / 255).clamp(0, 1)


def coarser(picture: torch.Tensor) -> torch.Tensor:
    """The picture as a small file shows it when enlarged."""
    side = int(between(0.35, 0.8, 1, "cpu") * SIZE)
    small = F.interpolate(picture, size=(side, side), mode="bilinear", antialias=True)
    return F.interpolate(small, size=(SIZE, SIZE), mode="bilinear", align_corners=False)


def photographed(picture: torch.Tensor) -> torch.Tensor:
    """The picture (0 to 1) as a camera and a shop's server may deliver it."""
    count, device = len(picture), picture.device
    light = chance(0.25, count, device)
    picture = changed(picture, light, lambda some: some * (1 + 0.12 * smooth_noise(len(some), 1, 2, device)))
    warmth = 1 + torch.randn(count, 3, 1, 1, device=device) * planes(between(0, 0.06, count, device))
    bend = planes(torch.exp(torch.randn(count, device=device) * 0.18))
    picture = (picture * warmth * planes(between(0.85, 1.1, count, device))).clamp(1e-4, 1) ** bend
    sigma = float(between(0.5, 1.5, 1, "cpu"))
    picture = changed(picture, chance(0.12, count, device), lambda some: blurred(some, sigma))
    picture = changed(picture, chance(0.12, count, device), coarser)
    grain = planes(between(0, 0.03, count, device) * chance(0.5, count, device))
    picture = (picture + torch.randn_like(picture) * grain).clamp(0, 1)
    picture = changed(picture, chance(0.45, count, device), compressed)
    return changed(picture, chance(0.03, count, device), lambda some: some.mean(1, keepdim=True).expand_as(some))
