import type { Buffer } from 'node:buffer';
import type { CopyWidth } from '../../contract/browser/display-copies.ts';
import type { SourceImage } from './image-model.ts';

/** What a picture looks like, as the library keeps it. */
export interface PictureDescription {
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`; transparent parts count as white, as they look on a page. */
  dominantColor: string;
}

/** Unpacks pictures and packs them again. Rejects with `service_unavailable` where it was interrupted. */
export interface ImageProcessor {
  /**
   * Validates an upload by its bytes alone, and answers a picture that any provider understands. Rejects with what is
   * wrong with the photo.
   */
  validateUpload(bytes: Buffer): Promise<SourceImage>;
  /** Rejects when the bytes are not a complete picture. */
  describe(png: Buffer): Promise<PictureDescription>;
  /** The photo as it is stored beside its cut-out, as a JPEG; `null` where it was already cut out when it came. */
  photoOfCutOut(photo: Buffer): Promise<Buffer | null>;
  /** A photo as a conversation keeps it, and a small version for the page. */
  chatPhoto(photo: Buffer): Promise<{ photo: Buffer; thumbnail: Buffer }>;
  /** A validated upload as a product keeps it: a JPEG, or as it is where anything of it is transparent. */
  productPhoto(photo: Buffer): Promise<{ photo: SourceImage; width: number; height: number }>;
  /** A logo as it is kept: a PNG of at most 1024 px, without the transparent border around it. */
  logo(picture: Buffer): Promise<{ png: Buffer; width: number; height: number }>;
  /** A picture to look at: a WEBP, at most `width` pixels wide. */
  displayCopy(picture: Buffer, width: CopyWidth): Promise<Buffer>;
}
