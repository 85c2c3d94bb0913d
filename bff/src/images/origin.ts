import { type SourceType, sourceTypeOf, sourceTypes } from '../../contract/browser/provenance/index.ts';

/** How a picture came about, by its operation and what `user_images.metadata` holds of its making; null where that says nothing. */
export function sourceTypeIn(
  operation: string,
  { model, background_type, made_of }: Record<string, unknown>,
): SourceType | null {
  return sourceTypeOf({
    operation,
    model: typeof model === 'string' ? model : null,
    plainGround: background_type === 'color',
    madeOf: sourceTypes.find((type) => type === made_of) ?? null,
  });
}
