"""Grounds behind the products: studios, patterns, and windows of photographs."""
import math

import torch
from torch.nn import functional as F

from layers import between, blurred, chance, changed, placement, planes, warped
from network import INPUT_SIZE as SIZE

WHITES = (1.0, 1.0, 0.99, 0.97, 0.94, 0.9, 0.82, 0.7, 0.25, 0.08)


def places(device) -> tuple[torch.Tensor, torch.Tensor]:
    """The coordinates of every pixel, from -1 to 1, shaped to meet one number a picture."""
    steps = (torch.arange(SIZE, device=device, dtype=torch.float32) + 0.5) / SIZE * 2 - 1
    return steps.view(1, 1, 1, -1), steps.view(1, 1, -1, 1)


def smooth_noise(count: int, channels: int, cells: int, device) -> torch.Tensor:
    """Noise between -1 and 1 with about `cells` bumps across."""
    cells_ = torch.rand(count, channels, cells + 1, cells + 1, device=device) * 2 - 1
    return F.interpolate(cells_, size=(SIZE, SIZE), mode="bicubic", align_corners=True)


def studio(count: int, device) -> torch.Tensor:
    """Paper of one colour, white in most pictures, with falling light, a vignette or a horizon."""
    whites = torch.tensor(WHITES, device=device)
    white = whites[torch.randint(len(WHITES), (count,), device=device)].view(-1, 1)
    white = white + torch.randn(count, 3, device=device) * 0.012
    colour = torch.where(chance(0.7, count, device)[:, None], white, torch.rand(count, 3, device=device))
    ground = colour.view(count, 3, 1, 1).expand(count, 3, SIZE, SIZE)
    x, y = places(device)
    angle = planes(between(0, 2 * math.pi, count, device))
    slope = planes(between(0, 0.2, count, device) * chance(0.5, count, device))
    ground = ground * (1 + slope * (torch.cos(angle) * x + torch.sin(angle) * y))
    far = (x - planes(between(-0.4, 0.4, count, device))) ** 2 + (y - planes(between(-0.5, 0.4, count, device))) ** 2
    ground = ground * (1 - planes(between(0, 0.22, count, device) * chance(0.35, count, device)) * far)
    soft = planes(between(0.004, 0.15, count, device))
    below = torch.sigmoid((y - planes(between(-0.2, 0.8, count, device)) + planes(torch.randn(count, device=device) * 0.04) * x) / soft)
    step = planes(between(-0.25, 0.12, count, device) * chance(0.3, count, device))
    return (ground * (1 + step * below)).clamp(0, 1)


def pattern(count: int, device) -> torch.Tensor:
    """Stripes, waves, tiles and clouds of two colours."""
    one = torch.rand(count, 3, 1, 1, device=device)
    other = torch.rand(count, 3, 1, 1, device=device) * 0.5 + one * 0.5
    x, y = places(device)
    angle = planes(between(0, math.pi, count, device))
    along = torch.cos(angle) * x + torch.sin(angle) * y
    across = torch.cos(angle) * y - torch.sin(angle) * x
    often = planes(between(2, 16, count, device))
    bend = smooth_noise(count, 1, 3, device)
    waves = 0.5 + 0.5 * torch.sin((along * often + bend * planes(between(0, 2, count, device))) * math.pi)
    stripes = ((along * often) % 1 < planes(between(0.2, 0.95, count, device))).float()
    tiles = stripes * ((across * often) % 1 < planes(between(0.6, 0.97, count, device))).float()
    clouds = 0.5 + sum(smooth_noise(count, 1, 2**power, device) / 1.6**power for power in range(2, 7))
    kind = planes(torch.randint(4, (count,), device=device))
    weight = torch.where(kind == 0, waves, torch.where(kind == 1, stripes, torch.where(kind == 2, tiles, clouds)))
    return (one + (other - one) * weight.clamp(0, 1)).clamp(0, 1)


def photographed(grounds: torch.Tensor, count: int) -> torch.Tensor:
    """A window of a photographed ground, mirrored or turned a little, some out of focus."""
    device = grounds.device
    index = torch.randint(len(grounds), (count,), device=device)
    part = between(0.4, 1.0, count, device)
    side = torch.where(chance(0.5, count, device), 1.0, -1.0)
    room = 1 - part
    x, y = between(-1, 1, count, device) * room, between(-1, 1, count, device) * room
    angle = torch.randn(count, device=device) * 0.04
    maps = placement(side / part, 1 / part, angle, -x / part * side, -y / part)
    view = warped(grounds[index].float() / 255, maps, "reflection")
    view = changed(view, chance(0.4, count, device), lambda some: blurred(some, float(between(0.8, 8, 1, "cpu"))))
    return (view * planes(between(0.6, 1.25, count, device))).clamp(0, 1)


def backdrop(grounds: torch.Tensor, count: int) -> torch.Tensor:
    """Each picture's ground: a studio in four of ten, a photograph in five."""
    device = grounds.device
    kind = torch.rand(count, device=device)
    ground = torch.zeros(count, 3, SIZE, SIZE, device=device)
    ground = changed(ground, kind < 0.4, lambda some: studio(len(some), device))
    ground = changed(ground, (kind >= 0.4) & (kind < 0.5), lambda some: pattern(len(some), device))
    return changed(ground, kind >= 0.5, lambda some: photographed(grounds, len(some)))
