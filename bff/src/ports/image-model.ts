import type { Buffer } from 'node:buffer';

/** Decoded-and-checked picture bytes: JPG, PNG or WEBP, already judged by their content. */
export interface SourceImage {
  bytes: Buffer;
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** A finished picture: PNG bytes, with what it cost. `costUsd` in US dollars; `tokensUsed` 0 where a provider counts none. */
export interface ProducedImage {
  png: Buffer;
  model: string;
  tokensUsed: number;
  costUsd: number;
  demonstration: boolean;
}

/**
 * The image model, in our words. Every call rejects with `ProviderError` when the provider fails, answers
 * nothing usable, or `signal` aborts.
 */
export interface ImageModel {
  /** Puts the product of the picture before one solid colour, given as `#RRGGBB`. */
  changeBackgroundColor(input: {
    image: SourceImage;
    color: string;
    signal: AbortSignal;
  }): Promise<ProducedImage>;
}
