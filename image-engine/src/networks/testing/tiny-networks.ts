import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OnnxGraph, type OnnxNode, type OnnxPort, writeOnnx } from './write-onnx.ts';

const folder = mkdtempSync(join(tmpdir(), 'andromeda-onnx-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Writes the graph to a file of its own and answers its path. */
export function writeNetwork(name: string, graph: OnnxGraph): string {
  const file = join(folder, `${name}.onnx`);
  writeFileSync(file, writeOnnx(graph));
  return file;
}

const node = (
  operator: string,
  inputs: string[],
  output: string,
  attributes?: OnnxNode['attributes'],
): OnnxNode => ({
  operator,
  inputs,
  outputs: [output],
  ...(attributes && { attributes }),
});

/**
 * A network that takes what is redder than `grey` in the normalised picture for product: the mean of red, less green,
 * scaled; `activation` as the family exports it.
 */
export function rednessNetwork(options: {
  input: OnnxPort;
  outputs: readonly string[];
  scale: number;
  activation: 'Sigmoid' | 'Identity';
}): OnnxGraph {
  const { input, outputs, scale, activation } = options;
  const shape = [1, 1, input.shape[2] ?? 0, input.shape[3] ?? 0];
  return {
    inputs: [input],
    outputs: outputs.map((name) => ({ name, shape })),
    constants: { weights: { shape: [1, 3, 1, 1], floats: [scale, -scale, 0] } },
    nodes: [
      node('Conv', [input.name, 'weights'], 'redness'),
      ...outputs.map((name) => node(activation, ['redness'], name)),
    ],
  };
}

/** A network whose output is what `nodes` make of `picture`; `shape` is the output's. */
export function networkOf(
  side: number,
  nodes: readonly OnnxNode[],
  shape: OnnxPort['shape'] = [1, 1, side, side],
  constants: OnnxGraph['constants'] = {},
): OnnxGraph {
  return {
    inputs: [{ name: 'picture', shape: [1, 3, side, side] }],
    outputs: [{ name: 'map', shape }],
    nodes,
    constants,
  };
}

/** NaN everywhere: the root of what is below zero. */
export const NOT_NUMBERS = networkOf(
  32,
  [
    node('ReduceMean', ['picture'], 'grey', { axes: [1] }),
    node('Mul', ['grey', 'minus'], 'less'),
    node('Sub', ['less', 'one'], 'below'),
    node('Sqrt', ['below'], 'map'),
  ],
  undefined,
  { minus: { shape: [1], floats: [-1] }, one: { shape: [1], floats: [100] } },
);

/** NaN for what is not grey all over: it passes a trial with a grey picture. */
export const MOODY = networkOf(
  32,
  [
    node('Slice', ['picture', 'red', 'green', 'channel'], 'reds'),
    node('ReduceMax', ['reds'], 'brightest', { axes: [2, 3] }),
    node('Sub', ['one', 'brightest'], 'less'),
    node('Sqrt', ['less'], 'root'),
    node('Expand', ['root', 'mapSize'], 'map'),
  ],
  undefined,
  {
    red: { shape: [1], integers: [0] },
    green: { shape: [1], integers: [1] },
    channel: { shape: [1], integers: [1] },
    one: { shape: [1], floats: [1] },
    mapSize: { shape: [4], integers: [1, 1, 32, 32] },
  },
);

/** One number instead of a map. */
export const ONE_NUMBER = networkOf(
  32,
  [node('ReduceMean', ['picture'], 'map', { axes: [1, 2, 3] })],
  [1, 1, 1, 1],
);

const large = (side: number): NonNullable<OnnxGraph['constants']> => ({
  size: { shape: [2], integers: [side, side] },
  one: { shape: [2], integers: [1, 1] },
  mapSize: { shape: [4], integers: [1, 1, 32, 32] },
});

/** Multiplies large matrices for minutes. */
export const SLOW = networkOf(
  32,
  [
    node('ReduceMean', ['picture'], 'mean'),
    node('Reshape', ['mean', 'one'], 'small'),
    node('Expand', ['small', 'size'], 'product0'),
    ...Array.from({ length: 60 }, (_, i) =>
      node('MatMul', [`product${i}`, `product${i}`], `product${i + 1}`),
    ),
    node('ReduceMean', ['product60'], 'result'),
    node('Expand', ['result', 'mapSize'], 'map'),
  ],
  undefined,
  large(3000),
);

/** Takes gigabytes of memory. */
export const GREEDY = networkOf(
  32,
  [
    node('ReduceMean', ['picture'], 'mean'),
    node('Reshape', ['mean', 'one'], 'small'),
    node('Expand', ['small', 'size'], 'wide'),
    node('Exp', ['wide'], 'wider'),
    node('ReduceMean', ['wider'], 'result'),
    node('Expand', ['result', 'mapSize'], 'map'),
  ],
  undefined,
  large(20_000),
);
