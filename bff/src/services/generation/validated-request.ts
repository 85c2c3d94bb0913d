import type { ImageTool } from '../../../contract/browser/operations.ts';
import type { GenerationOptions } from '../../../contract/generations.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { DomainError } from '../../domain-error.ts';
import type { Brand } from '../../ports/brand.ts';
import type { ColorGround, ProducedImage, SourceImage } from '../../ports/image-model.ts';
import type { ProviderError } from '../../ports/provider-error.ts';
import type { Services } from '../services.ts';

/** What a user sent, parsed but not yet validated. */
export interface GenerationRequest {
  idempotencyKey: string | undefined;
  operation: Operation;
  images: readonly File[];
  /** The picture of the library that was used as the first image. */
  source?: string | undefined;
  /** The product of which the first image is a photo. */
  product?: string | undefined;
  /** Which of its photos that is. */
  productPhoto?: string | undefined;
  prompt: string | null;
  options: GenerationOptions;
}

/** The providers that the descriptions of the tools name. */
export type Makers = Pick<Services, ImageTool['port']> & {
  /** The look that the picture is to follow; null where none was asked for, or the user has none. */
  brand: Brand | null;
  /** The colours of the shop that a scene takes up, the main one first; none unless it was asked to. */
  shopColors: readonly string[];
};

/** A request that can be carried out: its pictures are read and its options normalised. */
export interface ValidatedRequest {
  operation: Operation;
  /** The user's own words. */
  prompt: string | null;
  options: GenerationOptions;
  /** A digest of everything that decides how the picture will look. */
  fingerprint: string;
  /** How many photos the picture is made of. */
  photos: number;
  /** The photo whose description becomes the prompt, because the user gave none. */
  toDescribe: SourceImage | null;
  /** The photo that the picture is a cut-out of: stored beside it, so that the user can repair the cut-out. */
  cutFrom: SourceImage | null;
  /** The colour that the cut-out is laid on, with the shop's logo or not; nothing where the cut-out is the picture. */
  ground: (ColorGround & { brand?: boolean | undefined }) | null;
  /** `user_images.metadata`, but for operation and model. `words` is the prompt, the user's own or described. */
  metadata(words: string | null): Record<string, unknown>;
  make(makers: Makers, words: string | null, signal: AbortSignal): Promise<ProducedImage>;
  /** The error that the user gets when the provider failed for good. */
  failure(cause: ProviderError): DomainError;
}
