export type { PictureFormat } from './demonstration/picture-format.ts';
export { knowsProduct } from './demonstration/products/choose-product.ts';
export type { EnginePicture } from './engine-threads.ts';
export {
  createImageEngine,
  type ImageEngine,
  type ProductComparison,
} from './image-engine.ts';
export { ImageEngineError, type ImageEngineReason } from './image-engine-error.ts';
export { type CutOutModel, type CutOutModelOptions, openCutOutModel } from './networks/cut-out-model.ts';
export { NetworkError, type NetworkReason } from './networks/network-error.ts';
export type { RepairEdge } from './photo/repair/finish-repair.ts';
export type { Stroke } from './photo/repair/stroke.ts';
export type { CutOutTrust } from './photo/segmentation/cut-out-product.ts';
