import { availableParallelism, totalmem } from 'node:os';
import { createNetwork, type Network } from './network.ts';
import type { NetworkFamily } from './network-families.ts';

/** A network of the operator's, loaded and tried. */
export interface CutOutModel {
  family: NetworkFamily;
  /** Side of the square picture that it sees, in pixels. */
  side: number;
  /** How long it took to map a first picture. */
  seconds: number;
  network: Network;
}

export interface CutOutModelOptions {
  file: string;
  /** Told by the file where absent. */
  family?: Exclude<NetworkFamily, 'andromeda'> | undefined;
  /** 4096 where absent, and never more than three quarters of the machine's. */
  memoryMb?: number | undefined;
}

const MEMORY_MB = 4096;
const SECONDS = 40;
/** A start is never quiet, and a model that takes long now may be quick enough later. */
const TRIAL_SECONDS = 120;
const TRIAL_SIDE = 64;
/** A picture that the model was too slow for is asked for once more within a minute, and has to be cut by then. */
const REST_SECONDS = 60;

/** Loads the file in a process of its own and maps a grey picture. Rejects with `NetworkError`. */
export async function openCutOutModel({
  file,
  family,
  memoryMb = MEMORY_MB,
}: CutOutModelOptions): Promise<CutOutModel> {
  const network = createNetwork({
    file,
    family,
    threads: Math.max(1, Math.floor(availableParallelism() / 2)),
    memoryMb: Math.floor(Math.min(memoryMb, (totalmem() / 1024 ** 2) * 0.75)),
    seconds: SECONDS,
    restSeconds: REST_SECONDS,
  });
  try {
    const loaded = await network.load();
    const before = performance.now();
    const pixels = new Uint8Array(TRIAL_SIDE ** 2 * 3).fill(128);
    const trial = { pixels, width: TRIAL_SIDE, height: TRIAL_SIDE };
    await network.map(trial, new AbortController().signal, TRIAL_SECONDS);
    return { ...loaded, seconds: (performance.now() - before) / 1000, network };
  } catch (error) {
    network.close();
    throw error;
  }
}
