import { parentPort } from 'node:worker_threads';
import { answerRequest } from './answer-request.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-protocol.ts';

parentPort?.on('message', async (request: WorkerRequest) => {
  const answer = await answerSafely(request);
  parentPort?.postMessage(answer, answer.kind === 'finished' ? [answer.pixels.buffer] : []);
});

async function answerSafely(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    return await answerRequest(request);
  } catch (error) {
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
