import { ActionBar, Button } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { Package } from 'lucide-react';
import { BATCH_PATH } from '../../../from-batch.ts';
import styles from '../batch.module.css';
import { messages } from './messages.ts';
import type { ProductChoice } from './use-product-choice.ts';

/** The product that the chosen pictures begin, or the way out of the choice. */
export function ProductChoiceBar({ choice: { chosen, close } }: { choice: ProductChoice }) {
  const create = messages.create(chosen.length);
  return (
    <ActionBar role="group" aria-label="Escolha para um produto" className={styles.choiceBar}>
      <Button variant="quiet" size="l" onClick={close}>
        Cancelar
      </Button>
      {chosen.length === 0 ? (
        <Button variant="primary" size="l" icon={<Package />} disabled>
          {create}
        </Button>
      ) : (
        <Button asChild variant="primary" size="l" icon={<Package />}>
          <Link to="/produtos/novo" state={{ imageIds: chosen, from: BATCH_PATH }}>
            {create}
          </Link>
        </Button>
      )}
    </ActionBar>
  );
}
