import { parentPort } from 'node:worker_threads';
import { placeOnColour } from './finishing/place-on-colour.ts';
import type { CutOut } from './raster.ts';
import { cutOutProduct } from './segmentation/cut-out-product.ts';
import type { Finish, FinishedPicture, WorkerAnswer, WorkerRequest } from './worker-protocol.ts';

parentPort?.on('message', (request: WorkerRequest) => {
  const answer = answerSafely(request);
  parentPort?.postMessage(answer, answer.kind === 'finished' ? [answer.pixels.buffer] : []);
});

function answerSafely(request: WorkerRequest): WorkerAnswer {
  try {
    return answerRequest(request);
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function answerRequest({ photo, finish }: WorkerRequest): WorkerAnswer {
  if (photo.kind === 'transparent') return finishPicture(photo.cutOut, finish);
  const result = cutOutProduct(photo.sizes);
  return result.found ? finishPicture(result.cutOut, finish) : { kind: 'not_found', why: result.why };
}

function finishPicture(cutOut: CutOut, finish: Finish): FinishedPicture {
  const { width, height } = cutOut;
  if (finish.kind === 'transparent')
    return { kind: 'finished', pixels: new Uint8Array(cutOut.rgba.buffer), channels: 4, width, height };
  return { kind: 'finished', pixels: placeOnColour(cutOut, finish), channels: 3, width, height };
}
