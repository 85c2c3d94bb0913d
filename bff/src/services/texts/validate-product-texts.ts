import { DomainError } from '../../domain-error.ts';
import type { ListingWriter } from '../../ports/listing-writer.ts';

/** Rejects texts that name no product with `text_missing`, before anything is charged: empty, only emoji, only sales talk. */
export function validateProductTexts(writer: ListingWriter, texts: readonly string[]): void {
  const hasWords = texts.some((text) => /\p{L}{2}/u.test(text));
  if (!hasWords || writer.namesProduct?.(texts) === false) throw new DomainError('text_missing');
}
