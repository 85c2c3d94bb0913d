import { type Api, ApiError, type Generation } from '@andromeda/platform';
import type { Origin } from '../photos/origins.ts';
import { followGeneration, RequestNotArrivedError } from './follow-generation.ts';
import type { ImageRequest } from './image-request.ts';

/** Sends the request; where its answer was lost on the way, looks whether the work goes on at the server. */
export async function sendRequest(
  api: Api,
  key: string,
  request: ImageRequest,
  origin: Origin = {},
): Promise<Generation> {
  try {
    return await api.generations.create({ ...request, ...origin, idempotencyKey: key });
  } catch (lost) {
    if ((isAnswer(lost) && !isLeft(lost)) || !navigator.onLine) throw lost;
    return followGeneration(api, key, 0).catch((error: unknown) => {
      throw error instanceof RequestNotArrivedError ? lost : error;
    });
  }
}

/** Whether the server has said how a request ended. */
export const isAnswer = (error: unknown) => !(error instanceof ApiError) || error.status !== 0;

/** The process that took the order stopped: another one may go on with it. */
const isLeft = (error: unknown) => error instanceof ApiError && error.code === 'shutting_down';
