export type { PictureFormat } from './demonstration/picture-format.ts';
export { createImageEngine, type EnginePicture, type ImageEngine } from './image-engine.ts';
export { ImageEngineError, type ImageEngineReason } from './image-engine-error.ts';
export type { CutOutTrust } from './photo/segmentation/cut-out-product.ts';
