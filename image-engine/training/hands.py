"""Lays products into hands: the hand that grips is ground, what it holds is the subject."""
import math

import torch

from layers import between, chance, placement, planes, recoloured, sampled, shadow

HOLD = 0.5
MOST_HIDDEN = 0.6


def skin(layer: torch.Tensor) -> torch.Tensor:
    """Another light on a hand, and another skin, from pale to dark."""
    count, device = len(layer), layer.device
    gain = planes(between(0.4, 1.25, count, device)) * (1 + 0.05 * torch.randn(count, 3, 1, 1, device=device))
    return torch.cat([torch.minimum(layer[:, :3] * gain, layer[:, 3:]), layer[:, 3:]], 1)


def held(cuts: list[torch.Tensor], hands: list[torch.Tensor], picture: torch.Tensor) -> torch.Tensor:
    """Pictures (RGB and mask) with a product in a hand each.

    A hand is a square in whose middle it once held something of HOLD of its side, reaching the sides where its arm came in.
    """
    count, device = len(picture), picture.device
    turned = chance(0.4, count, device)
    turn = torch.where(turned, between(-math.pi, math.pi, count, device), torch.randn(count, device=device) * 0.2)
    wide = between(1.15, 2.1, count, device) + 0.35 * turned
    room = ((wide - 1) * 0.7).clamp(max=0.4)
    x, y = between(-1, 1, count, device) * room, between(-1, 1, count, device) * room
    side = torch.where(chance(0.5, count, device), 1.0, -1.0)
    index = torch.randint(len(hands[0]), (count,), device=device)
    hand = skin(sampled(hands, index, placement(wide * side, wide, turn, x, y), wide))
    large = wide * HOLD * between(0.8, 1.5, count, device)
    angle = torch.where(chance(0.7, count, device), turn + torch.randn(count, device=device) * 0.25, between(-math.pi, math.pi, count, device))
    index = torch.randint(len(cuts[0]), (count,), device=device)
    product = recoloured(sampled(cuts, index, placement(large, large, angle, x, y), large))
    alpha = product[:, 3:]
    hidden = (hand[:, 3:] * alpha).sum((1, 2, 3)) / alpha.sum((1, 2, 3)).clamp(min=1)
    front = hand * planes((hidden < MOST_HIDDEN) & chance(0.75, count, device))
    whole = picture[:, :3] * (1 - 0.5 * shadow(torch.maximum(hand[:, 3:], alpha)))
    for layer in (hand, product, front):
        whole = whole * (1 - layer[:, 3:]) + layer[:, :3]
    return torch.cat([whole, alpha * (1 - front[:, 3:])], 1)
