"""Labels photographs that nobody labelled: keeps those on which a teacher agrees with itself."""
from collections.abc import Callable

import torch
from torch.nn import functional as F

from assets import CUT_SIDE
from network import INPUT_SIZE

AT_ONCE = 64
LEAST_AGREEMENT = 0.8
MOST_DOUBT = 0.09
AREA = (0.02, 0.8)
SURE_AGREEMENT = 0.93
LEAST_SIDE = 0.2
CORNER = 0.4
BARE = 77

Maps = Callable[[torch.Tensor], torch.Tensor]


def looks(maps: Maps, rgb: torch.Tensor) -> torch.Tensor:
    """Three maps of each picture: as it is, mirrored, and reduced on its own repeated border; (3, N, 1, S, S)."""
    mirrored = maps(rgb.flip(3)).flip(3)
    margin = INPUT_SIZE // 8
    wide = F.pad(rgb, (margin,) * 4, mode="replicate")
    small = F.interpolate(wide, size=(INPUT_SIZE, INPUT_SIZE), mode="bilinear", antialias=True)
    side = INPUT_SIZE + 2 * margin
    back = F.interpolate(maps(small), size=(side, side), mode="bilinear")
    return torch.stack([maps(rgb), mirrored, back[:, :, margin:-margin, margin:-margin]])


@torch.no_grad()
def labelled(teacher: Maps, photos: torch.Tensor, former: Maps | None = None) -> tuple[torch.Tensor, torch.Tensor]:
    """The photographs (N, 3, side, side, bytes) on which a teacher agrees with itself, with their map as fourth plane, and how far its looks agree.

    A former state of the network counts for a third of the map: on even grounds it knows more than its teacher.
    """
    kept, agreements = [], []
    for part in photos.split(AT_ONCE):
        rgb = F.interpolate(part.float(), size=(INPUT_SIZE, INPUT_SIZE), mode="bilinear", antialias=True)
        found = looks(teacher, rgb)
        agreement = found.amin(0).sum((1, 2, 3)) / found.amax(0).sum((1, 2, 3)).clamp(min=1)
        mean = found.mean(0)
        if former is not None:
            mean = (2 * mean + (former(rgb) + former(rgb.flip(3)).flip(3)) / 2) / 3
        doubt = (4 * mean * (1 - mean)).mean((1, 2, 3))
        area = mean.mean((1, 2, 3))
        good = (agreement > LEAST_AGREEMENT) & (doubt < MOST_DOUBT) & (area > AREA[0]) & (area < AREA[1])
        mask = F.interpolate(mean[good], size=part.shape[2:], mode="bilinear", align_corners=False)
        kept.append(torch.cat([part[good], (mask * 255).round().byte()], 1))
        agreements.append(agreement[good])
    return torch.cat(kept), torch.cat(agreements)


def products(photos: torch.Tensor, agreements: torch.Tensor) -> torch.Tensor:
    """The things in labelled photographs whose looks agree best, as premultiplied RGBA in the middle of a square."""
    cut = [one for one in map(product, photos[agreements > SURE_AGREEMENT]) if one is not None]
    return torch.cat(cut) if cut else photos.new_zeros((0, 4, CUT_SIDE, CUT_SIDE))


def grounds(photos: torch.Tensor) -> torch.Tensor:
    """Corners of labelled photographs in which nothing of their thing is seen, enlarged to photographs (N, 3, side, side)."""
    side = photos.shape[2]
    part = round(side * CORNER)
    found = []
    for rows in (slice(0, part), slice(side - part, side)):
        for columns in (slice(0, part), slice(side - part, side)):
            corner = photos[:, :, rows, columns]
            bare = corner[corner[:, 3].amax((1, 2)) < BARE, :3]
            found += [enlarged(some, side) for some in bare.split(AT_ONCE)]
    return torch.cat(found)


def enlarged(pictures: torch.Tensor, side: int) -> torch.Tensor:
    """Bytes at another size."""
    return F.interpolate(pictures.float(), size=(side, side), mode="bilinear", align_corners=False).round().byte()


def product(photo: torch.Tensor) -> torch.Tensor | None:
    """One thing, where it is large enough and the frame does not cut it."""
    shown = photo[3] > 127
    rows, columns = torch.nonzero(shown.any(1))[:, 0], torch.nonzero(shown.any(0))[:, 0]
    side = len(shown)
    top, bottom, left, right = (int(value) for value in (rows[0], rows[-1] + 1, columns[0], columns[-1] + 1))
    whole = top > 2 and left > 2 and right < side - 2 and bottom < side - 2
    if not whole or min(bottom - top, right - left) < LEAST_SIDE * side:
        return None
    piece = photo[None, :, top:bottom, left:right].float()
    piece = torch.cat([piece[:, :3] * piece[:, 3:] / 255, piece[:, 3:]], 1)
    scale = CUT_SIDE / max(piece.shape[2:])
    size = [max(1, round(length * scale)) for length in piece.shape[2:]]
    piece = F.interpolate(piece, size=size, mode="bilinear", antialias=True).round().byte()
    above, before = (CUT_SIDE - size[0]) // 2, (CUT_SIDE - size[1]) // 2
    return F.pad(piece, (before, CUT_SIDE - size[1] - before, above, CUT_SIDE - size[0] - above))
