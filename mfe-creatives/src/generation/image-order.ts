import type { Generation, GenerationOptions, Operation } from '@andromeda/platform';

/** What one button makes: each has its own busy flag, message and result. */
export type Task = 'color' | 'backdrop' | 'remove' | 'edit' | 'text' | 'generate' | 'quick';

/** What one press of a button asks for. */
export interface ImageOrder {
  operation: Operation;
  images: readonly File[];
  prompt?: string;
  options?: GenerationOptions;
}

/** A finished picture, and what it came of; `order` is unknown where a reload lies between. */
export interface ImageOutcome {
  task: Task;
  order: ImageOrder | null;
  generation: Generation & { imageUrl: string };
}

/** Two orders for the same picture; the photos are the same ones, not alike. */
export function sameOrder(a: ImageOrder, b: ImageOrder): boolean {
  return (
    a.operation === b.operation &&
    a.prompt === b.prompt &&
    JSON.stringify(a.options) === JSON.stringify(b.options) &&
    a.images.length === b.images.length &&
    a.images.every((image, index) => image === b.images[index])
  );
}
