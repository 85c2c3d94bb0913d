"""The salience network: an encoder of four halvings, a dilated middle and a decoder with skips."""
import torch
from torch import nn
from torch.nn import functional as F

INPUT_SIZE = 128


def block(inputs: int, outputs: int, stride: int = 1, dilation: int = 1) -> nn.Sequential:
    """A 3 x 3 convolution with batch normalisation and ReLU."""
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride, dilation, dilation, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class SaliencyNet(nn.Module):
    """Maps a normalised RGB batch (N, 3, 128, 128) to logits of the product (N, 1, 128, 128)."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = block(3, 16, stride=2)
        self.quarter = nn.Sequential(block(16, 32, stride=2), block(32, 32))
        self.eighth = nn.Sequential(block(32, 64, stride=2), block(64, 64))
        self.sixteenth = nn.Sequential(block(64, 96, stride=2), block(96, 96))
        self.middle = nn.Sequential(
            block(96, 128), block(128, 128, dilation=2), block(128, 128, dilation=4)
        )
        self.whole = nn.Sequential(nn.Conv2d(128, 128, 1), nn.ReLU(inplace=True))
        self.to_sixteenth = block(128 + 96, 96)
        self.to_eighth = block(96 + 64, 64)
        self.to_quarter = block(64 + 32, 32)
        self.to_half = block(32 + 16, 16)
        self.head = nn.Conv2d(16, 1, 3, padding=1)

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        half = self.stem(image)
        quarter = self.quarter(half)
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        middle = self.middle(sixteenth)
        middle = middle + self.whole(middle.mean((2, 3), keepdim=True))
        path = self.to_sixteenth(torch.cat((middle, sixteenth), 1))
        path = self.to_eighth(torch.cat((grow(path), eighth), 1))
        path = self.to_quarter(torch.cat((grow(path), quarter), 1))
        path = self.to_half(torch.cat((grow(path), half), 1))
        return grow(self.head(path))


def grow(features: torch.Tensor) -> torch.Tensor:
    """Doubles height and width."""
    return F.interpolate(features, scale_factor=2.0, mode="bilinear", align_corners=False)
