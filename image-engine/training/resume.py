"""Gives a network the weights of an exported one, so that training goes on where it ended.

The export folded each batch normalisation into its convolution. Its statistics are measured anew on one batch, and its
scale and shift are set so that every layer answers as the exported one does.
"""
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from network import Convolution, SaliencyNet


def arrays_of(file: str) -> dict[str, torch.Tensor]:
    """The arrays of an export by the name of the layer that they belong to."""
    graph = onnx.load(file).graph
    arrays = {item.name.removeprefix("network."): numpy_helper.to_array(item) for item in graph.initializer}
    return {name: torch.from_numpy(np.array(array)) for name, array in arrays.items()}


def widened(arrays: dict[str, torch.Tensor], name: str) -> torch.Tensor:
    """A convolution's weights, from 8 bits and a scale for each channel."""
    return arrays[f"{name}.weight"].float() * arrays[f"{name}.scale"]


def calibrated(layer: Convolution, bias: torch.Tensor):
    """A hook that sets a layer's normalisation by what passes through it, and passes on what the export would."""

    def hook(_, inputs, __):
        features = inputs[0]
        mean, variance = features.mean((0, 2, 3)), features.var((0, 2, 3))
        normalisation = layer[1]
        normalisation.running_mean.copy_(mean)
        normalisation.running_var.copy_(variance)
        normalisation.weight.copy_((variance + normalisation.eps).sqrt())
        normalisation.bias.copy_(mean + bias)
        return features + bias.view(1, -1, 1, 1)

    return layer[1].register_forward_hook(hook)


@torch.no_grad()
def load_export(network: SaliencyNet, file: str, images: torch.Tensor) -> None:
    """Loads an export into a network; `images` are normalised pictures. The aids for training stay as they begin."""
    arrays = arrays_of(file)
    network.eval()
    hooks, inner = [], set()
    for name, layer in network.named_modules():
        if isinstance(layer, Convolution):
            inner |= {f"{name}.0", f"{name}.1"}
            layer[0].weight.copy_(widened(arrays, f"{name}.0"))
            bias = arrays[f"{name}.0.bias"].to(images.device)
            hooks.append(calibrated(layer, bias))
        elif name in inner or name.startswith("aids"):
            continue
        elif isinstance(layer, nn.Conv2d):
            layer.weight.copy_(widened(arrays, name))
            layer.bias.copy_(arrays[f"{name}.bias"])
        elif isinstance(layer, nn.BatchNorm2d):
            for part in ("weight", "bias", "running_mean", "running_var"):
                getattr(layer, part).copy_(arrays[f"{name}.{part}"])
    network(images)
    for hook in hooks:
        hook.remove()
