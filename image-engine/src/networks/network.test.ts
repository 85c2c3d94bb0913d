import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Raster } from '../photo/raster.ts';
import { createNetwork, type NetworkOptions } from './network.ts';
import type { NetworkFamily } from './network-families.ts';
import {
  GREEDY,
  NOT_NUMBERS,
  ONE_NUMBER,
  rednessNetwork,
  SLOW,
  writeNetwork,
} from './testing/tiny-networks.ts';
import type { OnnxGraph } from './testing/write-onnx.ts';

const { signal } = new AbortController();

function open(file: string, change: Partial<NetworkOptions> = {}) {
  const network = createNetwork({ file, threads: 1, memoryMb: 1024, seconds: 60, ...change });
  onTestFinished(() => network.close());
  return network;
}

/** Grey, with a red square in the middle. */
function redSquare(side: number): Raster {
  const pixels = new Uint8Array(side * side * 3).fill(128);
  for (let y = side / 4; y < (side * 3) / 4; y++)
    for (let x = side / 4; x < (side * 3) / 4; x++) pixels.set([255, 0, 0], (y * side + x) * 3);
  return { pixels, width: side, height: side };
}

const picture = (side: number | string) => ({ name: 'picture', shape: [1, 3, side, side] });
const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

interface Told {
  family: NetworkFamily;
  side: number;
  outputs: string[];
  activation: 'Sigmoid' | 'Identity';
  scale: number;
  /** In the red square, and beside it. */
  wanted: [number, number];
}

describe('a network of a family', () => {
  const namesItsFamily = async ({ family, side, outputs, activation, scale, wanted }: Told) => {
    const graph = rednessNetwork({ input: picture(side), outputs, scale, activation });
    const network = open(writeNetwork(`told-${side}-${outputs.length}`, graph));
    expect(await network.load()).toEqual({ family, side });
    const { values } = await network.map(redSquare(256), signal);
    const at = (x: number, y: number) => values[Math.round(y * side) * side + Math.round(x * side)];
    expect(at(0.5, 0.5)).toBeCloseTo(wanted[0], 3);
    expect(at(0.1, 0.1)).toBeCloseTo(wanted[1], 3);
  };
  const title = 'the file of $family names its family, and its input is prepared as in training';
  // Red less green of ImageNet's normalisation: 255 is 2.249 and 0 is -2.036; of grey 0.074 and 0.205.
  it.each<Told>([
    {
      family: 'u2net',
      side: 320,
      outputs: ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'],
      activation: 'Sigmoid',
      scale: 3,
      wanted: [1, 0],
    },
  ])(title, namesItsFamily);

  // Of 1024 pixels, which take seconds.
  it.each<Told>([
    {
      family: 'isnet',
      side: 1024,
      outputs: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'],
      activation: 'Sigmoid',
      scale: 9,
      wanted: [1, 0],
    },
    {
      family: 'birefnet',
      side: 1024,
      outputs: ['temp', 'output_image'],
      activation: 'Identity',
      scale: 0.5,
      wanted: [sigmoid(2.1423), sigmoid(-0.0656)],
    },
  ])(title, { tags: ['long'] }, namesItsFamily);

  it('may be named where the file tells no family, and takes the size that the file leaves open', {
    tags: ['long'],
  }, async () => {
    const graph = rednessNetwork({
      input: picture('side'),
      outputs: ['map'],
      scale: 3,
      activation: 'Sigmoid',
    });
    const file = writeNetwork('nameless', graph);
    await expect(open(file).load()).rejects.toMatchObject({ reason: 'unknown_family' });
    expect(await open(file, { family: 'u2net' }).load()).toEqual({ family: 'u2net', side: 320 });
  });

  it('may have longer for one picture than for the others', { tags: ['long'] }, async () => {
    const graph = rednessNetwork({ input: picture(320), outputs: ['map'], scale: 3, activation: 'Sigmoid' });
    const network = open(writeNetwork('patient-u2net', graph), { seconds: 0 });
    expect(await network.map(redSquare(64), signal, 60)).toMatchObject({ width: 320 });
    await expect(network.map(redSquare(64), signal)).rejects.toMatchObject({ reason: 'too_slow' });
  });

  it('finds no product where its map has no peak', { tags: ['long'] }, async () => {
    const graph = rednessNetwork({
      input: picture(320),
      outputs: ['map'],
      scale: 0.01,
      activation: 'Identity',
    });
    const { values } = await open(writeNetwork('flat-u2net', graph)).map(redSquare(64), signal);
    expect(Math.max(...values)).toBeLessThan(0.3);
  });

  it('our own network sees the product of a photo', { tags: ['long'] }, async () => {
    const file = fileURLToPath(new URL('../../model/saliency.onnx.br', import.meta.url));
    const { values, width: side } = await open(file).map(redSquare(256), signal);
    expect(values[(side / 2) * side + side / 2]).toBeGreaterThan(0.5);
    expect(values[0]).toBeLessThan(0.5);
  });
});

async function saysOfTheFile(reason: string, file: string) {
  await expect(open(file, { family: 'u2net' }).load()).rejects.toMatchObject({ reason });
}

async function saysOfTheOutput(reason: string, name: string, graph: OnnxGraph) {
  const network = open(writeNetwork(name, graph), { family: 'u2net' });
  await expect(network.map(redSquare(64), signal)).rejects.toMatchObject({ reason });
}

describe('a network that fails', () => {
  it.each([
    ['missing', '/nowhere/model.onnx'],
    ['missing', '/'],
  ] as const)('says %s of %s', saysOfTheFile);
  it.each([
    ['unreadable', writeNetworkText('no-onnx', 'not a network')],
    ['unreadable', writeNetworkText('empty', '')],
  ] as const)('says %s of %s', { tags: ['long'] }, saysOfTheFile);

  it.each([['not_numbers', 'NaN', NOT_NUMBERS]] as const)('says %s of an output with %s', saysOfTheOutput);
  it.each([['wrong_shape', 'one number', ONE_NUMBER]] as const)(
    'says %s of an output with %s',
    { tags: ['long'] },
    saysOfTheOutput,
  );

  it('says wrong_shape of an input that is no picture', { tags: ['long'] }, async () => {
    const graph = rednessNetwork({
      input: { name: 'picture', shape: [1, 3, 320, 64] },
      outputs: ['map'],
      scale: 1,
      activation: 'Sigmoid',
    });
    await expect(open(writeNetwork('narrow', graph), { family: 'u2net' }).load()).rejects.toMatchObject({
      reason: 'wrong_shape',
    });
  });

  it('is ended when it is too slow, and asked anew the next time', async () => {
    const network = open(writeNetwork('slow', SLOW), { family: 'u2net', seconds: 2 });
    await network.load();
    const both = [network.map(redSquare(64), signal), network.map(redSquare(64), signal)];
    const reasons = await Promise.all(
      both.map((map) => map.catch(({ reason }: { reason: string }) => reason)),
    );
    expect(reasons).toEqual(['too_slow', 'too_slow']);
    expect(await network.load()).toMatchObject({ side: 32 });
  });

  it('is ended by its limit of memory, and nothing else with it', { tags: ['long'] }, async () => {
    const network = open(writeNetwork('greedy', GREEDY), { family: 'u2net', memoryMb: 400 });
    await expect(network.map(redSquare(64), signal)).rejects.toMatchObject({
      reason: 'ended',
      detail: 'SIGKILL',
    });
  });

  it('is not waited for by a caller who left', async () => {
    const network = open(writeNetwork('slow', SLOW), { family: 'u2net' });
    const caller = new AbortController();
    const map = network.map(redSquare(64), caller.signal);
    caller.abort(new Error('left'));
    await expect(map).rejects.toThrow('left');
  });

  it('refuses more pictures than may wait', async () => {
    const network = open(writeNetwork('slow', SLOW), { family: 'u2net', seconds: 1 });
    const maps = Array.from({ length: 30 }, () =>
      network.map(redSquare(64), signal).catch(({ reason }) => reason),
    );
    expect(new Set(await Promise.all(maps))).toEqual(new Set(['busy', 'too_slow']));
  });
});

function writeNetworkText(name: string, content: string): string {
  const file = writeNetwork(name, { inputs: [], outputs: [], nodes: [] });
  writeFileSync(file, content);
  return file;
}
