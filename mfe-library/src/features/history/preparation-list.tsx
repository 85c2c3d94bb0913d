import { Button } from '@andromeda/design-system';
import { type HistoryNode, Link, type PicturePreparation } from '@andromeda/platform';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages.ts';
import { titleOfPreparation, wayInWords } from './preparation-words.ts';
import styles from './tree.module.css';

/** So many stand in the tree; the others are asked for. */
const SHOWN = 3;
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium' });

type PreparationListProps = { node: HistoryNode; chosen: PicturePreparation | undefined };

/** What was taken of a picture for channels, the last first: leaves below its step. */
export function PreparationList({ node: { id, preparations }, chosen }: PreparationListProps) {
  const [all, setAll] = useState(false);
  const isHidden = preparations.findIndex(({ act }) => act === chosen?.act) >= SHOWN;
  const shown = all || isHidden ? preparations : preparations.slice(0, SHOWN);
  const hidden = preparations.length - shown.length;
  if (preparations.length === 0) return null;
  return (
    <ul aria-label="Preparos" className={styles.preparations}>
      {shown.map((preparation) => (
        <li key={preparation.act}>
          <Link
            to={`?passo=${id}&preparo=${preparation.act}`}
            preventScrollReset
            aria-current={preparation === chosen ? 'step' : undefined}
            className={styles.preparation}
          >
            <Store aria-hidden="true" />
            <span className={styles.told}>
              <span className={styles.title}>{titleOfPreparation(preparation)}</span>
              <span className={styles.meta}>
                {wayInWords(preparation)} · {day.format(new Date(preparation.createdAt))} · {messages.noCost}
              </span>
            </span>
          </Link>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Button variant="quiet" onClick={() => setAll(true)}>
            {messages.morePreparations(hidden)}
          </Button>
        </li>
      )}
    </ul>
  );
}
