import { Buffer } from 'node:buffer';

/** An attribute of a node: a whole number or several, or a tensor of one float. */
type Attribute = number | readonly number[] | { value: number };

/** One operation of a graph, by ONNX's names. */
export interface OnnxNode {
  operator: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: Record<string, Attribute>;
}

export interface OnnxPort {
  name: string;
  /** A text stands for a size that the file leaves open. */
  shape: readonly (number | string)[];
}

export interface OnnxGraph {
  inputs: readonly OnnxPort[];
  outputs: readonly OnnxPort[];
  nodes: readonly OnnxNode[];
  constants?: Record<
    string,
    { shape: readonly number[]; floats?: readonly number[]; integers?: readonly number[] }
  >;
}

const FLOAT = 1;
const INT64 = 7;
const OPSET = 17;

/** The bytes of an ONNX file: protocol buffers, written by hand so far as tiny networks need them. */
export function writeOnnx({ inputs, outputs, nodes, constants = {} }: OnnxGraph): Buffer {
  const graph = Buffer.concat([
    ...nodes.map((node) => bytes(1, writeNode(node))),
    text(2, 'graph'),
    ...Object.entries(constants).map(([name, constant]) => bytes(5, writeTensor(name, constant))),
    ...inputs.map((port) => bytes(11, writePort(port))),
    ...outputs.map((port) => bytes(12, writePort(port))),
  ]);
  return Buffer.concat([whole(1, 8), bytes(7, graph), bytes(8, whole(2, OPSET))]);
}

function writeNode({ operator, inputs, outputs, attributes = {} }: OnnxNode): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, operator),
    ...Object.entries(attributes).map(([name, value]) => bytes(5, writeAttribute(name, value))),
  ]);
}

function writeAttribute(name: string, value: Attribute): Buffer {
  if (typeof value === 'number') return Buffer.concat([text(1, name), whole(3, value), whole(20, 2)]);
  if (!('value' in value))
    return Buffer.concat([text(1, name), ...value.map((each) => whole(8, each)), whole(20, 7)]);
  const tensor = writeTensor('', { shape: [1], floats: [value.value] });
  return Buffer.concat([text(1, name), bytes(5, tensor), whole(20, 4)]);
}

function writeTensor(
  name: string,
  { shape, floats, integers = [] }: NonNullable<OnnxGraph['constants']>[string],
): Buffer {
  const raw = floats
    ? Buffer.from(Float32Array.from(floats).buffer)
    : Buffer.from(BigInt64Array.from(integers, BigInt).buffer);
  return Buffer.concat([
    ...shape.map((size) => whole(1, size)),
    whole(2, floats ? FLOAT : INT64),
    text(8, name),
    bytes(9, raw),
  ]);
}

function writePort({ name, shape }: OnnxPort): Buffer {
  const sizes = shape.map((size) => bytes(1, typeof size === 'number' ? whole(1, size) : text(2, size)));
  const tensor = Buffer.concat([whole(1, FLOAT), bytes(2, Buffer.concat(sizes))]);
  return Buffer.concat([text(1, name), bytes(2, bytes(1, tensor))]);
}

function whole(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function bytes(field: number, content: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
}

const text = (field: number, value: string): Buffer => bytes(field, Buffer.from(value));

function varint(value: number): Buffer {
  const digits: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    digits.push((rest % 128) | (rest >= 128 ? 128 : 0));
    if (rest < 128) return Buffer.from(digits);
  }
}
