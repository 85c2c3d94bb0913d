"""Rounds the weights of an export more coarsely, so that the packed file is small; the graph stays as it is.

    python3 coarsen.py PAIR.onnx --out COARSE.onnx

A step is a quarter of a channel's root mean square: about 4.4 bits of information a weight in place of 6.7, so that
a general packer stores what 8-bit whole numbers do not need. Convolutions of few weights (depthwise, first) stay.
"""
import argparse

import numpy as np
import onnx
from onnx import numpy_helper

STEP = 0.25
FEW = 49
MOST = 127


def coarser(weight: np.ndarray, scale: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """8-bit numbers and the scale of each channel, in the shapes given; no step is finer than before."""
    values = weight.astype(np.float32) * scale
    channels = np.abs(values).reshape(len(values), -1)
    spread = np.sqrt((channels**2).mean(1)).reshape(scale.shape)
    peak = channels.max(1).reshape(scale.shape)
    step = np.maximum.reduce([STEP * spread, peak / MOST, scale]).astype(np.float32)
    return np.round(values / step).astype(np.int8), step


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("network")
    options.add_argument("--out", required=True)
    chosen = options.parse_args()
    model = onnx.load(chosen.network)
    tensors = {tensor.name: tensor for tensor in model.graph.initializer}
    for name, tensor in tensors.items():
        beside = tensors.get(f"{name.removesuffix('weight')}scale")
        weight = numpy_helper.to_array(tensor)
        if tensor.data_type != onnx.TensorProto.INT8 or beside is None or weight[0].size <= FEW:
            continue
        numbers, scale = coarser(weight, numpy_helper.to_array(beside))
        tensor.CopyFrom(numpy_helper.from_array(numbers, name))
        beside.CopyFrom(numpy_helper.from_array(scale, beside.name))
    onnx.save(model, chosen.out)


if __name__ == "__main__":
    main()
