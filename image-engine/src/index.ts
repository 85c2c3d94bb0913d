export type { PictureFormat } from './demonstration/picture-format.ts';
export { createImageEngine, type ImageEngine } from './image-engine.ts';
export { ImageEngineError, type ImageEngineReason } from './image-engine-error.ts';
