import type { GenerationOptions, Operation } from '@andromeda/platform';

/** What one press of a button asks for. */
export interface ImageRequest {
  operation: Operation;
  images: readonly File[];
  prompt?: string;
  options?: GenerationOptions;
}

/** Whether two requests ask for the same picture, made of the very same photos. */
export function sameRequest(a: ImageRequest, b: ImageRequest): boolean {
  return (
    a.operation === b.operation &&
    a.prompt === b.prompt &&
    JSON.stringify(a.options) === JSON.stringify(b.options) &&
    a.images.length === b.images.length &&
    a.images.every((image, index) => image === b.images[index])
  );
}
