import type { Buffer } from 'node:buffer';
import type { PictureCheck } from '../../contract/channel-pictures.ts';

/** What a marketplace asks of a picture, in pixels, bytes and shares of 1. What it does not ask is missing. */
export interface WantedPicture {
  width: number;
  height: number;
  /** Pixels of the shorter side. */
  leastSide?: number | undefined;
  leastLongSide?: number | undefined;
  mostSide?: number | undefined;
  ratio?: { least: number; most: number } | undefined;
  mostBytes?: number | undefined;
  fill?: number | undefined;
  white?: 'cover' | 'every' | undefined;
  transparency?: 'refused' | undefined;
  /** What the file says of itself, as XMP. */
  statement?: string | undefined;
}

/** A JPEG, or none where the picture cannot be what is asked. */
export interface MadePicture {
  jpeg: Buffer | null;
  width: number;
  height: number;
  checks: readonly PictureCheck[];
}

/** Makes pictures for marketplaces and measures them. Rejects with `ProviderError`. */
export interface ChannelPictures {
  make(input: { picture: Buffer; wanted: WantedPicture }): Promise<MadePicture>;
}
