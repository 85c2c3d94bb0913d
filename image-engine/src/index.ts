export type { ColourGround } from './colour-ground.ts';
export type { PictureFormat } from './demonstration/picture-format.ts';
export type { EnginePicture, WatchStage } from './engine-threads.ts';
export {
  createImageEngine,
  type ImageEngine,
  type ProductComparison,
} from './image-engine.ts';
export { type CutOutModel, type CutOutModelOptions, openCutOutModel } from './networks/cut-out-model.ts';
export type {
  ChannelPicture,
  CheckedRule,
  PictureCheck,
  WantedPicture,
} from './photo/channels/channel-picture.ts';
export type { RepairEdge } from './photo/repair/finish-repair.ts';
export type { Stroke } from './photo/repair/stroke.ts';
export type { CutOutTrust } from './photo/segmentation/cut-out-product.ts';
export type { ShopLogo, ShopStyle } from './shop-style.ts';
