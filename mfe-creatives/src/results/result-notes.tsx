import { Notice } from '@andromeda/design-system';
import type { ImageOutcome } from '../generation/image-outcome.ts';

/** What the seller should know of a finished picture: whether its product is still the photo's, and what is missing. */
export function ResultNotes({ generation }: Pick<ImageOutcome, 'generation'>) {
  const { productPreserved, undrawn } = generation;
  return (
    <>
      {productPreserved === true && <Notice tone="success">Produto preservado</Notice>}
      {productPreserved === false && (
        <Notice tone="warning">
          <strong>O produto pode ter mudado.</strong> Compare com a foto antes de publicar.
        </Notice>
      )}
      {undrawn.length > 0 && <Notice tone="info">Ainda não sei desenhar: {undrawn.join(', ')}</Notice>}
    </>
  );
}
