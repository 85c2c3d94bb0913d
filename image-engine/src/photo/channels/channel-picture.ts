import type { Buffer } from 'node:buffer';

/** What a marketplace asks of a picture, in pixels, bytes and shares. What it does not ask is missing. */
export interface WantedPicture {
  /** The canvas of a product on white; a picture with another ground keeps its shape and is fitted inside. */
  width: number;
  height: number;
  leastSide?: number | undefined;
  leastLongSide?: number | undefined;
  mostSide?: number | undefined;
  /** Width by height. */
  ratio?: { least: number; most: number } | undefined;
  mostBytes?: number | undefined;
  /** Share of the canvas that the longer side of the product fills at least. */
  fill?: number | undefined;
  /** `every`: no picture with another ground is taken; `cover`: only not as the first one. */
  white?: 'cover' | 'every' | undefined;
  transparency?: 'refused' | undefined;
  /** What the file says of itself, as XMP; nothing else is written into it. */
  statement?: string | undefined;
}

export type CheckedRule =
  | ('format' | 'transparency' | 'leastSide' | 'leastLongSide' | 'mostSide' | 'ratio')
  | ('mostBytes' | 'white' | 'fill' | 'enlargement' | 'metadata');

/** What was measured beside what is wanted: pixels, bytes, shares of 1, or the name of a format. */
export interface PictureCheck {
  rule: CheckedRule;
  ok: boolean;
  measured: number | string;
  wanted: number | string;
}

/** A JPEG in sRGB, without metadata but for what was asked to be stated, or none where the picture cannot be what is asked; `checks` say why. */
export interface ChannelPicture {
  jpeg: Buffer | null;
  width: number;
  height: number;
  checks: readonly PictureCheck[];
}
