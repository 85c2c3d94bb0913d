"""Writes a checkpoint as ONNX: RGB from 0 to 255 in, probability out, weights kept in 8 bits.

    python3 export.py --checkpoint FILE --out saliency.onnx

Input `rgb` is float32 (1, 3, 320, 320); output `product` is float32 (1, 1, 320, 320) between 0 and 1.
Normalisation and sigmoid are part of the graph; batch normalisation is folded into the convolutions. Each
channel of a weight is 8-bit whole numbers times one scale; the graph widens them, and a runtime does that once.
"""
import argparse

import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.utils.fusion import fuse_conv_bn_eval

from network import INPUT_SIZE, MEAN, SPREAD, Convolution, SaliencyNet

OPSET = 13


class ByteConvolution(nn.Module):
    """A convolution whose weights are stored in 8 bits."""

    def __init__(self, layer: nn.Conv2d) -> None:
        super().__init__()
        weight = layer.weight.detach()
        scale = weight.abs().amax((1, 2, 3), keepdim=True).clamp(min=1e-8) / 127
        self.register_buffer("weight", torch.round(weight / scale).to(torch.int8))
        self.register_buffer("scale", scale)
        bias = torch.zeros(len(weight)) if layer.bias is None else layer.bias.detach()
        self.register_buffer("bias", bias)
        self.how = (layer.stride, layer.padding, layer.dilation, layer.groups)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        return F.conv2d(features, self.weight.float() * self.scale, self.bias, *self.how)


class Exported(nn.Module):
    """The network with what comes before and after it."""

    def __init__(self, network: SaliencyNet) -> None:
        super().__init__()
        self.network = network
        self.register_buffer("mean", torch.tensor(MEAN).view(1, 3, 1, 1))
        self.register_buffer("spread", torch.tensor(SPREAD).view(1, 3, 1, 1))

    def forward(self, rgb: torch.Tensor) -> torch.Tensor:
        return torch.sigmoid(self.network((rgb - self.mean) / self.spread))


def narrow(module: nn.Module) -> None:
    """Folds batch normalisation and narrows the weights of every convolution, in place."""
    for name, child in list(module.named_children()):
        if isinstance(child, Convolution):
            whole = fuse_conv_bn_eval(child[0], child[1])
            setattr(module, name, nn.Sequential(ByteConvolution(whole), *list(child)[2:]))
        elif isinstance(child, nn.Conv2d):
            setattr(module, name, ByteConvolution(child))
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
    del network.aids
    narrow(network)
    torch.onnx.export(
        Exported(network).eval(),
        torch.rand(1, 3, INPUT_SIZE, INPUT_SIZE) * 255,
        chosen.out,
        opset_version=OPSET,
        do_constant_folding=False,
        input_names=["rgb"],
        output_names=["product"], dynamo=False,
    )


if __name__ == "__main__":
    main()
