"""Writes a checkpoint as ONNX: RGB from 0 to 255 in, probability out, weights kept in 16 bits.

    python3 export.py --checkpoint FILE --out saliency.onnx

Input `rgb` is float32 (1, 3, 128, 128); output `product` is float32 (1, 1, 128, 128) between 0 and 1.
Normalisation and sigmoid are part of the graph; batch normalisation is folded into the convolutions.
"""
import argparse

import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.utils.fusion import fuse_conv_bn_eval

from network import INPUT_SIZE, SaliencyNet
from train import MEAN, SPREAD

OPSET = 13


class HalfConvolution(nn.Module):
    """A convolution whose weights are stored in 16 bits and widened when it runs."""

    def __init__(self, layer: nn.Conv2d) -> None:
        super().__init__()
        self.register_buffer("weight", layer.weight.detach().half())
        self.register_buffer("bias", layer.bias.detach())
        self.shape = (layer.stride, layer.padding, layer.dilation)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        return F.conv2d(features, self.weight.float(), self.bias, *self.shape)


class Exported(nn.Module):
    """The network with what comes before and after it."""

    def __init__(self, network: SaliencyNet) -> None:
        super().__init__()
        self.network = network
        self.register_buffer("mean", MEAN.clone())
        self.register_buffer("spread", SPREAD.clone())

    def forward(self, rgb: torch.Tensor) -> torch.Tensor:
        return torch.sigmoid(self.network((rgb - self.mean) / self.spread))


def narrow(module: nn.Module) -> None:
    """Folds batch normalisation and narrows the weights of every convolution, in place."""
    children = list(module.named_children())
    for index, (name, child) in enumerate(children):
        if isinstance(child, nn.Conv2d):
            after = children[index + 1] if index + 1 < len(children) else None
            if after and isinstance(after[1], nn.BatchNorm2d):
                child = fuse_conv_bn_eval(child, after[1])
                setattr(module, after[0], nn.Identity())
            setattr(module, name, HalfConvolution(child))
        else:
            narrow(child)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--checkpoint", required=True)
    options.add_argument("--out", required=True)
    chosen = options.parse_args()
    network = SaliencyNet()
    network.load_state_dict(torch.load(chosen.checkpoint, map_location="cpu")["averaged"])
    network.eval()
    narrow(network)
    torch.onnx.export(
        Exported(network).eval(),
        torch.rand(1, 3, INPUT_SIZE, INPUT_SIZE) * 255,
        chosen.out,
        opset_version=OPSET,
        do_constant_folding=False,
        input_names=["rgb"],
        output_names=["product"],
    )


if __name__ == "__main__":
    main()
