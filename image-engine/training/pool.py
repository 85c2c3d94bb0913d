"""Labels photographs that nobody labelled: keeps those on which the averaged network agrees with itself."""
import torch
from torch.nn import functional as F

from network import INPUT_SIZE, SaliencyNet, normalised

AT_ONCE = 64
LEAST_AGREEMENT = 0.9
MOST_DOUBT = 0.05
AREA = (0.03, 0.7)


def looks(network: SaliencyNet, rgb: torch.Tensor) -> torch.Tensor:
    """Three maps of each picture: as it is, mirrored, and reduced on its own repeated border; (3, N, 1, S, S)."""
    straight = torch.sigmoid(network(normalised(rgb)).float())
    mirrored = torch.sigmoid(network(normalised(rgb.flip(3))).float()).flip(3)
    margin = INPUT_SIZE // 8
    wide = F.pad(rgb, (margin,) * 4, mode="replicate")
    small = F.interpolate(wide, size=(INPUT_SIZE, INPUT_SIZE), mode="bilinear", align_corners=False)
    side = INPUT_SIZE + 2 * margin
    back = F.interpolate(torch.sigmoid(network(normalised(small)).float()), size=(side, side), mode="bilinear")
    return torch.stack([straight, mirrored, back[:, :, margin:-margin, margin:-margin]])


@torch.no_grad()
def labelled(network: SaliencyNet, photos: torch.Tensor) -> torch.Tensor:
    """The photographs (N, 3, side, side, bytes) that can be trusted, with their map as fourth plane."""
    kept = []
    for part in photos.split(AT_ONCE):
        rgb = F.interpolate(part.float(), size=(INPUT_SIZE, INPUT_SIZE), mode="bilinear", align_corners=False)
        maps = looks(network, rgb)
        common, union = maps.amin(0).sum((1, 2, 3)), maps.amax(0).sum((1, 2, 3))
        mean = maps.mean(0)
        doubt = (4 * mean * (1 - mean)).mean((1, 2, 3))
        area = mean.mean((1, 2, 3))
        good = (common / union > LEAST_AGREEMENT) & (doubt < MOST_DOUBT) & (area > AREA[0]) & (area < AREA[1])
        mask = F.interpolate(mean[good], size=part.shape[2:], mode="bilinear", align_corners=False)
        kept.append(torch.cat([part[good], (mask * 255).round().byte()], 1))
    return torch.cat(kept)
