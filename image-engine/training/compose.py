"""Composes batches of training pictures with their masks, on the device that trains."""
import math

import torch

from assets import Assets
from backdrops import backdrop
from camera import photographed
from hands import held
from layers import between, blurred, chance, changed, glassy, placement, recoloured, sampled, shadow, warped
from network import INPUT_SIZE as SIZE

OWN_GROUND = 0.12
SCENES = 0.52
HELD = 0.05
IN_HANDS = 0.06
COUNTS = (0.68, 0.17, 0.09, 0.06)


def own_ground(photos: torch.Tensor, count: int) -> torch.Tensor:
    """Photographs on their own even ground, moved and scaled; the ground goes on beyond their frame."""
    device = photos.device
    index = torch.randint(len(photos), (count,), device=device)
    scale = between(0.6, 1.25, count, device)
    side = torch.where(chance(0.5, count, device), 1.0, -1.0)
    angle = torch.randn(count, device=device) * 0.12 * chance(0.3, count, device)
    shift = torch.randn(2, count, device=device) * 0.13
    maps = placement(scale * side, scale * between(0.85, 1.15, count, device), angle, shift[0], shift[1])
    source = photos[index].float() / 255
    return torch.cat([warped(source[:, :3], maps, "border"), warped(source[:, 3:], maps)], 1)


def scene(scenes: torch.Tensor, count: int) -> torch.Tensor:
    """Windows of photographed scenes with their masks."""
    device = scenes.device
    index = torch.randint(len(scenes), (count,), device=device)
    part = between(0.6, 1.0, count, device)
    side = torch.where(chance(0.5, count, device), 1.0, -1.0)
    room = 1 - part
    x, y = between(-1, 1, count, device) * room, between(-1, 1, count, device) * room
    angle = torch.randn(count, device=device) * 0.08
    maps = placement(side / part, between(0.85, 1.15, count, device) / part, angle, -x / part * side, -y / part)
    return warped(scenes[index].float() / 255, maps, "reflection")


def over(picture: torch.Tensor, layer: torch.Tensor) -> torch.Tensor:
    """The picture (RGB and mask) with a premultiplied layer over its colours."""
    return picture[:, :3] * (1 - layer[:, 3:]) + layer[:, :3]


class Composer:
    """Lays products and bystanders on grounds."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self.device = assets.grounds.device

    def bystander(self, picture: torch.Tensor) -> torch.Tensor:
        """A thing at the frame, mostly out of focus, that is not the subject."""
        count, device = len(picture), self.device
        index = torch.randint(len(self.assets.cuts[0]), (count,), device=device)
        scale = between(0.15, 0.5, count, device)
        turn = between(0, 2 * math.pi, count, device)
        reach = between(0.85, 1.15, count, device) / torch.maximum(torch.cos(turn).abs(), torch.sin(turn).abs())
        maps = placement(scale, scale, torch.randn(count, device=device), torch.cos(turn) * reach, torch.sin(turn) * reach)
        layer = recoloured(sampled(self.assets.cuts, index, maps, scale))
        layer = blurred(layer, float(between(0.6, 5, 1, "cpu")))
        return torch.cat([over(picture, layer), picture[:, 3:]], 1)

    def spots(self, count: int) -> tuple[torch.Tensor, ...]:
        """How many products each picture holds, how large they are, and around which line they stand."""
        device = self.device
        shares = torch.tensor(COUNTS, device=device)
        number = torch.multinomial(shares, count, replacement=True) + 1
        scale = between(0.38, 0.98, count, device)
        kind = torch.rand(count, device=device)
        scale = torch.where(kind < 0.13, between(0.14, 0.36, count, device), scale)
        scale = torch.where(kind > 0.86, between(0.98, 1.7, count, device), scale)
        return number, scale, torch.randn(count, device=device) * 0.15

    def product(self, picture, index, scale, x, y) -> torch.Tensor:
        """One product with its shadow; all of it that is seen is the subject."""
        count, device = len(picture), self.device
        side = torch.where(chance(0.5, count, device), 1.0, -1.0)
        angle = torch.randn(count, device=device) * 0.14
        angle = torch.where(chance(0.18, count, device), between(-math.pi, math.pi, count, device), angle)
        stretch = between(0.88, 1.14, count, device)
        layer = sampled(self.assets.cuts, index, placement(scale * side * stretch, scale, angle, x, y), scale)
        layer = recoloured(layer)
        alpha = layer[:, 3:]
        shown = changed(layer, chance(0.07, count, device), glassy)
        dark = torch.cat([picture[:, :3] * (1 - shadow(alpha)), picture[:, 3:]], 1)
        mask = torch.maximum(picture[:, 3:], alpha)
        return torch.cat([over(dark, shown), mask], 1)

    def composite(self, count: int) -> torch.Tensor:
        """Products on a ground: RGB and mask."""
        device = self.device
        picture = torch.cat([backdrop(self.assets.grounds, count), torch.zeros(count, 1, SIZE, SIZE, device=device)], 1)
        picture = changed(picture, chance(0.2, count, device), self.bystander)
        number, scale, line = self.spots(count)
        index = torch.randint(len(self.assets.cuts[0]), (count,), device=device)
        same = chance(0.3, count, device)
        shrink = torch.tensor([1.0, 0.68, 0.5, 0.42], device=device)[number - 1]
        room = (1 - scale).clamp(min=0.02)
        for place in range(len(COUNTS)):
            rows = torch.nonzero(number > place)[:, 0]
            if not len(rows):
                continue
            few = len(rows)
            spread = ((place + 0.5) / number[rows] * 2 - 1) * between(0.75, 1.0, few, device) * (number[rows] > 1)
            alone = between(-1, 1, few, device) * room[rows] * (number[rows] == 1)
            loose = torch.where(chance(0.1, few, device), 1.0, 0.0) * torch.randn(few, device=device) * 0.35
            x = spread + alone + loose
            y = line[rows] * (number[rows] > 1) + between(-0.9, 0.9, few, device) * room[rows] * 0.7
            size = (scale * shrink)[rows] * between(0.85, 1.12, few, device)
            if place:
                other = torch.randint(len(self.assets.cuts[0]), (few,), device=device)
                index[rows] = torch.where(same[rows], index[rows], other)
            picture[rows] = self.product(picture[rows], index[rows], size, x, y)
        return picture

    @torch.no_grad()
    def batch(self, count: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Pictures (N, 3, 320, 320) from 0 to 255 and their masks from 0 to 1."""
        own, scenes, real, laid = (round(count * share) for share in (OWN_GROUND, SCENES, HELD, IN_HANDS))
        bare = torch.zeros(laid, 4, SIZE, SIZE, device=self.device)
        bare[:, :3] = backdrop(self.assets.grounds, laid)
        parts = [
            self.composite(count - own - scenes - real - laid),
            own_ground(self.assets.photos, own),
            scene(self.assets.scenes, scenes),
            scene(self.assets.held, real),
            held(self.assets.cuts, self.assets.hands, bare),
        ]
        whole = torch.cat(parts)
        picture = photographed(whole[:, :3].clamp(0, 1))
        return torch.round(picture * 255), whole[:, 3:].clamp(0, 1)
