"""Runs an ONNX network of the U²-Net family as a teacher, on the device that trains.

The graph is interpreted operation by operation: such a file holds only convolutions, activations, poolings,
enlargements and the arithmetic of their sizes.
"""
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch.nn import functional as F

MEAN = (123.675, 116.28, 103.53)
SPREAD = (58.395, 57.12, 57.375)


def _settings(node) -> dict:
    """The attributes of a node by name."""
    return {item.name: onnx.helper.get_attribute_value(item) for item in node.attribute}


def _convolved(inputs, settings):
    """A convolution; these networks pad both sides alike."""
    pads, features = settings["pads"], inputs[0]
    padding, strides = (pads[0], pads[1]), tuple(settings["strides"])
    return F.conv2d(*inputs, strides, padding, tuple(settings["dilations"]), settings["group"])


def _sliced(inputs, settings):
    """A part of a shape: bounds are inputs since opset 10, attributes before."""
    start, end = (int(inputs[1][0]), int(inputs[2][0])) if len(inputs) > 2 else (settings["starts"][0], settings["ends"][0])
    return inputs[0][start:end]


def _joined(inputs, settings):
    """Feature planes joined by channel, or parts of a shape."""
    if all(isinstance(item, np.ndarray) for item in inputs):
        return np.concatenate(inputs)
    return torch.cat(inputs, settings["axis"])


OPERATIONS = {
    "Conv": _convolved,
    "Relu": lambda inputs, _: F.relu(inputs[0]),
    "Sigmoid": lambda inputs, _: torch.sigmoid(inputs[0]),
    "Add": lambda inputs, _: inputs[0] + inputs[1],
    "MaxPool": lambda inputs, settings: F.max_pool2d(inputs[0], 2, 2, ceil_mode=bool(settings.get("ceil_mode"))),
    "Resize": lambda inputs, _: F.interpolate(inputs[0], size=[int(n) for n in inputs[-1][2:]], mode="bilinear", align_corners=False),
    "Concat": _joined,
    "Shape": lambda inputs, _: np.array(inputs[0].shape, np.int64),
    "Gather": lambda inputs, _: np.take(inputs[0], inputs[1].astype(np.int64)),
    "Unsqueeze": lambda inputs, _: np.asarray(inputs[0]).reshape(-1),
    "Slice": _sliced,
    "Cast": lambda inputs, _: np.asarray(inputs[0]).astype(np.int64),
    "Constant": lambda _, settings: numpy_helper.to_array(settings["value"]),
}


class Teacher:
    """Maps square RGB planes (N, 3, S, S) from 0 to 255 to the probability of the product (N, 1, S, S)."""

    def __init__(self, file: str, device: torch.device) -> None:
        graph = onnx.load(file).graph
        self.nodes = [(node.op_type, list(node.input), node.output[0], _settings(node)) for node in graph.node]
        arrays = {item.name: numpy_helper.to_array(item) for item in graph.initializer}
        self.weights = {
            name: torch.from_numpy(array.copy()).to(device) if array.dtype == np.float32 and array.ndim else array
            for name, array in arrays.items()
        }
        self.input, self.output = graph.input[0].name, graph.output[0].name
        self.mean = torch.tensor(MEAN, device=device).view(1, 3, 1, 1)
        self.spread = torch.tensor(SPREAD, device=device).view(1, 3, 1, 1)

    @torch.no_grad()
    def __call__(self, rgb: torch.Tensor) -> torch.Tensor:
        """Fails with ValueError where the file holds no such output, with KeyError at an unknown operation."""
        known = {**self.weights, self.input: (rgb - self.mean) / self.spread}
        with torch.autocast(rgb.device.type, dtype=torch.float16, enabled=rgb.device.type == "cuda"):
            for kind, inputs, output, settings in self.nodes:
                known[output] = OPERATIONS[kind]([known[name] for name in inputs if name], settings)
                if output == self.output:
                    return known[output].float()
        raise ValueError(f"the network has no output {self.output}")
