import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { NetworkError } from './network-error.ts';
import { FAMILIES, familyOf, type NetworkFamily, type Port } from './network-families.ts';
import type { LoadMessage } from './network-protocol.ts';

export interface OnnxSession {
  family: NetworkFamily;
  /** Side of the square picture that it takes, in pixels. */
  side: number;
  /** How likely each pixel is product, 0 to 1, `side` x `side`. */
  run(pixels: Uint8Array): Promise<Float32Array<ArrayBuffer>>;
}

/** Loads an ONNX file, packed by Brotli where its name ends in `.br`. Throws `NetworkError`. */
export async function loadOnnx({
  file,
  family: given,
  threads,
  keepsMemory = false,
}: LoadMessage): Promise<OnnxSession> {
  const runtime = await import('onnxruntime-node').catch((error: unknown) => {
    throw new NetworkError('no_runtime', messageOf(error));
  });
  const options: InferenceSession.SessionOptions = {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: keepsMemory,
    logSeverityLevel: 4,
  };
  const { create } = runtime.InferenceSession;
  const loading = file.endsWith('.br')
    ? unpack(file).then((bytes) => create(bytes, options))
    : create(file, options);
  const session = await loading.catch((error: unknown) => {
    throw new NetworkError('unreadable', messageOf(error));
  });
  const [inputs, outputs] = [session.inputMetadata.map(portOf), session.outputMetadata.map(portOf)];
  const family = given ?? familyOf(basename(file), inputs, outputs);
  if (!family) throw new NetworkError('unknown_family');
  const { input, side } = readInput(inputs, family);
  const output = (FAMILIES[family].output === 'last' ? outputs.at(-1) : outputs[0])?.name ?? '';
  // One for all runs, which come one after another.
  const planes = new Float32Array(3 * side * side);
  const tensor = new runtime.Tensor('float32', planes, [1, 3, side, side]);
  return {
    family,
    side,
    async run(pixels) {
      writePlanes(planes, pixels, family);
      return readMap(await runSession(session, { [input]: tensor }, output), family, side);
    },
  };
}

const unpack = async (file: string) => promisify(brotliDecompress)(await readFile(file));

function portOf(port: InferenceSession.ValueMetadata): Port {
  return port.isTensor ? port : { name: port.name, type: 'no tensor', shape: [] };
}

function readInput([input, ...others]: readonly Port[], family: NetworkFamily) {
  const [batch, channels, height, width] = input?.shape ?? [];
  const side = typeof width === 'number' ? width : FAMILIES[family].side;
  const open = (size: number | string | undefined, wanted: number): boolean =>
    typeof size === 'string' || size === wanted;
  const fits =
    input?.type === 'float32' &&
    input.shape.length === 4 &&
    open(batch, 1) &&
    open(channels, 3) &&
    open(height, side) &&
    others.length === 0;
  if (!input || !fits)
    throw new NetworkError('wrong_shape', `input ${input?.type} [${input?.shape}], ${others.length} more`);
  return { input: input.name, side };
}

async function runSession(session: InferenceSession, feeds: Record<string, Tensor>, output: string) {
  try {
    const results = await session.run(feeds, [output]);
    return results[output];
  } catch (error) {
    throw new NetworkError('failed', messageOf(error));
  }
}

/** Writes planes of red, green and blue, as the family was trained on them. */
function writePlanes(planes: Float32Array, pixels: Uint8Array, family: NetworkFamily): void {
  const { scale, mean, deviation } = FAMILIES[family];
  const area = pixels.length / 3;
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < area; i++)
      planes[c * area + i] = ((pixels[i * 3 + c] ?? 0) / scale - (mean[c] ?? 0)) / (deviation[c] ?? 1);
}

/** Below this a stretched map would show noise: there is no product. */
const LEAST_PEAK = 0.3;

function readMap(tensor: Tensor | undefined, family: NetworkFamily, side: number): Float32Array<ArrayBuffer> {
  if (!(tensor?.data instanceof Float32Array) || tensor.data.length !== side * side)
    throw new NetworkError('wrong_shape', `output ${tensor?.type} [${tensor?.dims}]`);
  const values = Float32Array.from(tensor.data);
  if (!values.every(Number.isFinite)) throw new NetworkError('not_numbers');
  let [lowest, highest] = [Infinity, -Infinity];
  for (const value of values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  // Some exports of a family end before the last sigmoid, and say so nowhere.
  if (lowest < -0.01 || highest > 1.01) return values.map((value) => 1 / (1 + Math.exp(-value)));
  if (FAMILIES[family].stretched && highest > LEAST_PEAK)
    return values.map((value) => (value - lowest) / (highest - lowest));
  return values.map((value) => Math.max(0, Math.min(1, value)));
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);
