import type { Buffer } from 'node:buffer';
import type { Brand } from './brand.ts';

/** Decoded-and-checked picture bytes: JPG, PNG or WEBP, already validated by their content. */
export interface SourceImage {
  bytes: Buffer;
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** What a call cost. `costUsd` in US dollars; `tokensUsed` 0 where a provider counts none. */
interface Expense {
  model: string;
  tokensUsed: number;
  costUsd: number;
  demonstration: boolean;
}

/** How far a cut-out is to be trusted, by a provider that knows: `confidence` is the expected overlap with the product, 0 to 1. */
export interface CutOutTrust {
  confidence: number;
  /** The user should check the outline. */
  doubtful: boolean;
}

/** How faithful a picture is to the product of its photo: `score` from 0, another product, to 1, the same. */
export interface ProductFidelity {
  score: number;
  /** Shape, colours and letters match the photo. */
  preserved: boolean;
  /** The photo's own pixels fit where the picture shows the product. */
  restorable: boolean;
}

/**
 * A finished picture: PNG bytes, with what it cost, how far the cut-out in it is to be trusted, and how true it stays to
 * the product, where somebody compared.
 */
export interface ProducedImage extends Expense {
  png: Buffer;
  trust?: CutOutTrust | undefined;
  product?: ProductFidelity | undefined;
  /** The cut-out that lies on one colour, where its provider knows it: PNG, white where the product is, small. */
  mask?: Buffer | undefined;
  /** What the user asked for and the picture lacks, in the user's words. */
  undrawn?: readonly string[] | undefined;
  /** The shop's logo stands in the picture already. */
  logoPlaced?: boolean | undefined;
}

/** A description of a picture in Portuguese, fit to be used as a prompt. */
export interface ImageDescription extends Expense {
  text: string;
}

/** How much ground stays around a product that is centred in its picture. */
export type ProductMargin = 'small' | 'medium' | 'large';

/** One colour behind a product, given as `#RRGGBB`, and how the product stands on it. */
export interface ColorGround {
  color: string;
  /** Where it is missing, the product casts one where the provider draws it. */
  shadow?: boolean | undefined;
  /** Where it is missing, the product stays where the photo shows it. */
  margin?: ProductMargin | undefined;
}

/** `square` is 1024 x 1024; `auto` leaves the shape to the content: the first photo's own, or the scene's. */
export type ImageFormat = 'square' | 'auto';

/**
 * The image model, in our words. Every call rejects with `ProviderError` when the provider fails, answers
 * nothing usable, or `signal` aborts. `images` holds at least one picture; the first is the product.
 */
export interface ImageModel {
  /** Puts the product of the picture before one solid colour. */
  changeBackgroundColor(
    input: ColorGround & { image: SourceImage; signal: AbortSignal },
  ): Promise<ProducedImage>;
  /**
   * Puts the product before a background described in words; the shape stays the photo's. In all scenes `shopColors` (`#RRGGBB`,
   * the main one first) are colours that the scene, never the product, takes up.
   */
  changeBackground(input: {
    images: readonly SourceImage[];
    prompt: string;
    shopColors?: readonly string[] | undefined;
    signal: AbortSignal;
  }): Promise<ProducedImage>;
  /** Puts the product into the scene that `prompt` describes; `product` is its name where the prompt says it. */
  editImage(input: {
    images: readonly SourceImage[];
    prompt: string;
    product?: string | undefined;
    shopColors?: readonly string[] | undefined;
    format: ImageFormat;
    signal: AbortSignal;
  }): Promise<ProducedImage>;
  /**
   * Sets promotional text on the picture, in the look of a shop where one is given; `handHolding` asks for the product held by
   * a hand.
   */
  addText(input: {
    image: SourceImage;
    text: string;
    handHolding: boolean;
    brand?: Brand | null | undefined;
    signal: AbortSignal;
  }): Promise<ProducedImage>;
  /** Makes a picture from words alone. */
  generateImage(input: {
    prompt: string;
    shopColors?: readonly string[] | undefined;
    format: ImageFormat;
    signal: AbortSignal;
  }): Promise<ProducedImage>;
  /** Describes what the picture shows; `product` is what the seller says that it is. */
  describe(input: {
    image: SourceImage;
    product?: string | undefined;
    signal: AbortSignal;
  }): Promise<ImageDescription>;
  /** Whether `generateImage` can draw the product that the words name. Absent where the model draws any. */
  knowsProduct?(prompt: string): Promise<boolean>;
}
