import { IconButton } from '@andromeda/design-system';
import { Link, useLocation } from '@andromeda/platform';
import { ArrowLeft } from 'lucide-react';

const BATCH = '/creative-generator/lote';

/** The part of a navigation's state that leads back to the batch whose pictures began a product; nothing where they came from elsewhere. */
export const wayBackIn = (state: unknown): { from: string } | null =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === BATCH
    ? { from: BATCH }
    : null;

/** Back to where the product was begun: a batch, or else the list of products. */
export function WayBack() {
  const { state } = useLocation();
  const before = wayBackIn(state);
  return (
    <IconButton
      label={before ? 'Voltar para o lote' : 'Voltar para os produtos'}
      icon={<ArrowLeft />}
      variant="sunken"
      asChild
    >
      <Link to={before?.from ?? '/produtos'} />
    </IconButton>
  );
}
