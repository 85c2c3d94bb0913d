import type { Generation } from '@andromeda/platform';
import type { ImageRequest } from './image-request.ts';
import type { Task } from './task.ts';

/** A finished picture, and the request that it answers; `request` is unknown after a reload. */
export interface ImageOutcome {
  task: Task;
  request: ImageRequest | null;
  /** The photo that it was made of, by `nameOfPhoto`, which outlives a reload. */
  photo: string | null;
  generation: Generation & { imageUrl: string };
}
