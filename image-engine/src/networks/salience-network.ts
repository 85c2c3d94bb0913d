import { fileURLToPath } from 'node:url';
import { createNetwork, type Network } from './network.ts';

const file = fileURLToPath(new URL('../../model/saliency.onnx.br', import.meta.url));
const MEMORY_MB = 512;
const SECONDS = 10;

/** The engine's own network (`model/MODEL_CARD.md`); nothing starts before it is asked. */
export function createSalienceNetwork(): Network {
  return createNetwork({ file, threads: 1, memoryMb: MEMORY_MB, seconds: SECONDS, keepsMemory: true });
}
