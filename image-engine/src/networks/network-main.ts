import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { NetworkError } from './network-error.ts';
import type { LoadMessage, NetworkAnswer, NetworkRequest } from './network-protocol.ts';
import { loadOnnx, type OnnxSession } from './onnx-session.ts';

// The process of one network: a runtime that crashes, hangs or takes too much memory ends here, and nothing else with it.

let session: OnnxSession | null = null;

// It ends with its engine: a signal to the whole group leaves time to finish pictures.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async (request: NetworkRequest) => {
  process.send?.(await answer(request));
});

async function answer(request: NetworkRequest): Promise<NetworkAnswer> {
  try {
    if (request.kind === 'load') {
      guard(request);
      session = await loadOnnx(request);
      return { kind: 'loaded', family: session.family, side: session.side };
    }
    if (!session) throw new NetworkError('failed', 'nothing is loaded');
    const before = process.cpuUsage();
    const values = await session.run(request.pixels);
    const used = process.cpuUsage(before);
    return { kind: 'map', values, cpuSeconds: (used.user + used.system) / 1e6 };
  } catch (error) {
    const known = error instanceof NetworkError ? error : new NetworkError('failed', String(error));
    return { kind: 'failed', reason: known.reason, detail: known.detail };
  }
}

/** A run blocks this thread, so another one watches the memory that the process holds, and whether its engine is there. */
function guard({ memoryMb }: LoadMessage): void {
  const watch = `setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > ${memoryMb * 1024 * 1024};
    // Whose parent is gone has another one.
    if (isTooLarge || process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
  }, 20)`;
  new Worker(watch, { eval: true }).unref();
}
