"""Joins two exports of one network into one file: one sees the photo, the other its mirror image; the map is their mean.

    python3 pair.py ONE.onnx OTHER.onnx --out saliency.onnx

Both states of the weights err in different places, so their mean is better than either at twice the looks.
"""
import argparse

import onnx
from onnx import TensorProto, compose, helper

from export import OPSET
from network import INPUT_SIZE


def mirrored(name: str, source: str) -> list[onnx.NodeProto]:
    """Nodes that turn planes (1, C, S, S) around; they read three constants of `bounds`."""
    return [helper.make_node("Slice", [source, "first", "before", "across", "back"], [name], name=f"mirror_{name}")]


def bounds() -> list[onnx.TensorProto]:
    """Slices that run from the last column to the first."""
    values = {"first": INPUT_SIZE - 1, "before": -(INPUT_SIZE + 1), "across": 3, "back": -1}
    return [helper.make_tensor(name, TensorProto.INT64, [1], [value]) for name, value in values.items()]


def paired(one: onnx.ModelProto, other: onnx.ModelProto) -> onnx.ModelProto:
    """One network of both."""
    one, other = compose.add_prefix(one, "one/"), compose.add_prefix(other, "other/")
    nodes = [
        helper.make_node("Identity", ["rgb"], ["one/rgb"], name="photo"),
        *mirrored("other/rgb", "rgb"),
        *one.graph.node,
        *other.graph.node,
        *mirrored("turned", "other/product"),
        helper.make_node("Add", ["one/product", "turned"], ["sum"], name="sum"),
        helper.make_node("Mul", ["sum", "half"], ["product"], name="mean"),
    ]
    planes = lambda name, channels: helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, channels, INPUT_SIZE, INPUT_SIZE])
    half = helper.make_tensor("half", TensorProto.FLOAT, [1], [0.5])
    weights = [*bounds(), half, *one.graph.initializer, *other.graph.initializer]
    graph = helper.make_graph(nodes, "saliency", [planes("rgb", 3)], [planes("product", 1)], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=one.ir_version)
    onnx.checker.check_model(model)
    return model


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("one")
    options.add_argument("other")
    options.add_argument("--out", required=True)
    chosen = options.parse_args()
    onnx.save(paired(onnx.load(chosen.one), onnx.load(chosen.other)), chosen.out)


if __name__ == "__main__":
    main()
