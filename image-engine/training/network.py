"""The salience network: inverted residuals down to a thirty-second, attention there, and a decoder with skips."""
import torch
from torch import nn
from torch.nn import functional as F

INPUT_SIZE = 320
MEAN = (123.675, 116.28, 103.53)
SPREAD = (58.395, 57.12, 57.375)


class Convolution(nn.Sequential):
    """A convolution with batch normalisation and, unless `linear`, ReLU."""

    def __init__(self, inputs, outputs, size=3, stride=1, dilation=1, groups=1, linear=False) -> None:
        padding = dilation * (size // 2)
        layers = [
            nn.Conv2d(inputs, outputs, size, stride, padding, dilation, groups, bias=False),
            nn.BatchNorm2d(outputs),
        ]
        super().__init__(*layers, *([] if linear else [nn.ReLU(inplace=True)]))


class Fused(nn.Module):
    """A widening 3 x 3 convolution and a narrowing 1 x 1; adds its input where the shapes allow."""

    def __init__(self, inputs: int, wide: int, outputs: int, stride: int = 1) -> None:
        super().__init__()
        self.path = nn.Sequential(Convolution(inputs, wide, 3, stride), Convolution(wide, outputs, 1, linear=True))
        self.adds = stride == 1 and inputs == outputs

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        return features + self.path(features) if self.adds else self.path(features)


class Inverted(nn.Module):
    """An inverted residual with a 5 x 5 depthwise convolution and a gate from the channels' means."""

    def __init__(self, inputs: int, wide: int, outputs: int, stride: int = 1, dilation: int = 1) -> None:
        super().__init__()
        self.widen = Convolution(inputs, wide, 1)
        self.spread = Convolution(wide, wide, 5, stride, dilation, groups=wide)
        self.gate = nn.Sequential(
            nn.Conv2d(wide, wide // 16, 1), nn.ReLU(inplace=True), nn.Conv2d(wide // 16, wide, 1), nn.Sigmoid()
        )
        self.narrow = Convolution(wide, outputs, 1, linear=True)
        self.adds = stride == 1 and inputs == outputs

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        wide = self.spread(self.widen(features))
        path = self.narrow(wide * self.gate(wide.mean((2, 3), keepdim=True)))
        return features + path if self.adds else path


class Attention(nn.Module):
    """Every place of the smallest map looks at every other: what is the subject depends on the whole picture."""

    def __init__(self, channels: int, heads: int = 4) -> None:
        super().__init__()
        self.heads = heads
        self.before = nn.BatchNorm2d(channels)
        self.ask = nn.Conv2d(channels, channels * 3, 1)
        self.answer = Convolution(channels, channels, 1, linear=True)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        batch, channels, height, width = features.shape
        parts = self.ask(self.before(features)).reshape(batch, 3, self.heads, channels // self.heads, height * width)
        query, key, value = parts[:, 0], parts[:, 1], parts[:, 2]
        weights = torch.matmul(query.transpose(2, 3), key) * (channels // self.heads) ** -0.5
        mixed = torch.matmul(value, torch.softmax(weights, -1).transpose(2, 3))
        return features + self.answer(mixed.reshape(batch, channels, height, width))


class Join(nn.Module):
    """Enlarges the deeper features twofold, adds the shallower ones and mixes them."""

    def __init__(self, deep: int, shallow: int, outputs: int, mix: nn.Module) -> None:
        super().__init__()
        self.from_deep = Convolution(deep, outputs, 1, linear=True)
        self.from_shallow = Convolution(shallow, outputs, 1, linear=True)
        self.mix = mix

    def forward(self, deep: torch.Tensor, shallow: torch.Tensor) -> torch.Tensor:
        return self.mix(F.relu(grow(self.from_deep(deep)) + self.from_shallow(shallow)))


class SaliencyNet(nn.Module):
    """Maps a normalised RGB batch (N, 3, 320, 320) to logits of the product (N, 1, 320, 320).

    With `aids`, also returns the coarser logits that only training looks at.
    """

    def __init__(self) -> None:
        super().__init__()
        self.down2 = Convolution(3, 24, 3, 2)
        self.down4 = nn.Sequential(Fused(24, 64, 32, 2), Fused(32, 64, 32))
        self.down8 = nn.Sequential(Fused(32, 128, 56, 2), Fused(56, 112, 56), Fused(56, 112, 56))
        self.down16 = nn.Sequential(
            Inverted(56, 224, 96, 2), *[Inverted(96, 288, 96, dilation=step) for step in (1, 2, 1, 3)]
        )
        self.down32 = nn.Sequential(
            Inverted(96, 384, 160, 2),
            Inverted(160, 448, 160),
            Attention(160),
            Inverted(160, 448, 160),
            Attention(160),
            Inverted(160, 448, 160),
        )
        self.up16 = Join(160, 96, 96, Inverted(96, 192, 96))
        self.up8 = Join(96, 56, 64, Fused(64, 96, 64))
        self.up4 = Join(64, 32, 40, Fused(40, 64, 40))
        self.up2 = Join(40, 24, 24, Convolution(24, 24))
        self.to_full = Convolution(24, 8, 1, linear=True)
        self.from_picture = Convolution(3, 8, linear=True)
        self.head = nn.Conv2d(8, 1, 3, padding=1)
        self.aids = nn.ModuleList(nn.Conv2d(channels, 1, 1) for channels in (96, 64, 40))

    def forward(self, image: torch.Tensor, aids: bool = False):
        half = self.down2(image)
        quarter = self.down4(half)
        eighth = self.down8(quarter)
        sixteenth = self.down16(eighth)
        path = self.up16(self.down32(sixteenth), sixteenth)
        coarse = [self.aids[0](path)] if aids else []
        path = self.up8(path, eighth)
        coarse += [self.aids[1](path)] if aids else []
        path = self.up4(path, quarter)
        coarse += [self.aids[2](path)] if aids else []
        path = self.up2(path, half)
        logits = self.head(F.relu(grow(self.to_full(path)) + self.from_picture(image)))
        return (logits, coarse) if aids else logits


def grow(features: torch.Tensor) -> torch.Tensor:
    """Doubles height and width."""
    return F.interpolate(features, scale_factor=2.0, mode="bilinear", align_corners=False)


def normalised(rgb: torch.Tensor) -> torch.Tensor:
    """Planes from 0 to 255 as the network wants them."""
    mean = torch.tensor(MEAN, device=rgb.device, dtype=rgb.dtype).view(1, 3, 1, 1)
    spread = torch.tensor(SPREAD, device=rgb.device, dtype=rgb.dtype).view(1, 3, 1, 1)
    return (rgb - mean) / spread
