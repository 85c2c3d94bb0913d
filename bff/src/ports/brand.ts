import type { Buffer } from 'node:buffer';
import type { Brand as ChosenBrand, LogoCorner } from '../../contract/browser/brand/index.ts';

/** A shop's logo as a PNG, and the corner that it belongs into. */
export interface BrandLogo {
  png: Buffer;
  corner: Exclude<LogoCorner, 'none'>;
}

/** The look of a shop as a picture follows it. */
export interface Brand extends Omit<ChosenBrand, 'logoCorner'> {
  /** Null where there is none, or none is to be seen. */
  logo: BrandLogo | null;
}

/** Puts a logo into the corner of a finished picture. Rejects with `ProviderError`. */
export interface LogoPlacer {
  /**
   * Keeps the logo's transparency, and keeps it off the product where there is room. `wordsUnknown` says that the picture may
   * hold words whose place nobody knows.
   */
  placeLogo(input: {
    picture: Buffer;
    logo: BrandLogo;
    wordsUnknown: boolean;
    signal: AbortSignal;
  }): Promise<Buffer>;
}
