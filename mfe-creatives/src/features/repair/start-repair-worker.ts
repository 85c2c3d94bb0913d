import type { RepairAnswer, RepairRequest } from './repair-protocol.ts';
import workerSource from './repair-worker.ts?raw';

/** The cut in its own thread. */
export interface RepairWorker {
  send(request: RepairRequest): void;
  close(): void;
}

let workerAddress: string | undefined;

/** Starts the repair's worker from the text that lies in this chunk, guarded by its hash. */
export function startRepairWorker(
  onAnswer: (answer: RepairAnswer) => void,
  onFailure: () => void,
): RepairWorker {
  workerAddress ??= URL.createObjectURL(new Blob([workerSource], { type: 'text/javascript' }));
  const worker = new Worker(workerAddress, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RepairAnswer>) => onAnswer(data));
  worker.addEventListener('error', onFailure);
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
}
