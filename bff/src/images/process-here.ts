import type { ImageProcessor } from '../ports/image-processor.ts';
import { makeChatPhoto } from './chat-photo.ts';
import { describePicture } from './describe-picture.ts';
import { makeDisplayCopy } from './display-copy.ts';
import { photoOfCutOut } from './photo-of-cut-out.ts';
import { makeProductPhoto } from './product-photo.ts';
import { makeShopLogo } from './shop-logo.ts';
import { validateUpload } from './validate-upload.ts';

/** Works on pictures in this process. */
export const processHere: ImageProcessor = {
  validateUpload,
  describe: describePicture,
  photoOfCutOut,
  chatPhoto: makeChatPhoto,
  productPhoto: makeProductPhoto,
  logo: makeShopLogo,
  displayCopy: makeDisplayCopy,
};
