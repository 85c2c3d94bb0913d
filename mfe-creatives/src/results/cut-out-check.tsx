import { Button, keepClear, Notice } from '@andromeda/design-system';
import { Check, Trash2 } from 'lucide-react';
import { messages } from '../generation/messages.ts';
import styles from './image-result.module.css';
import { RepairButton } from './repair-button.tsx';
import type { KeptPicture } from './use-kept-picture.ts';

type CutOutCheckProps = {
  picture: KeptPicture;
  /** The picture whose cut-out can be repaired. */
  repairId: string | null;
};

/** Asks the user to look at a doubtful cut-out, and to keep it or not: only a kept one costs its credit. */
export function CutOutCheck({ picture, repairId }: CutOutCheckProps) {
  if (picture.state === 'kept') return <Notice tone="success">{messages.kept}</Notice>;
  return (
    <Notice {...keepClear} tone="warning">
      <p>
        <strong>Confira o recorte.</strong> O contorno do produto pode ter falhas nesta foto.
        {picture.returnable && ` ${messages.chargedWhenKept}`}
      </p>
      {repairId && (
        <div {...keepClear} className={styles.decision}>
          <RepairButton id={repairId} variant="primary" />
        </div>
      )}
      {picture.returnable && (
        <div {...keepClear} className={styles.decision}>
          <Button
            icon={<Check />}
            disabled={picture.busy}
            onClick={() => void picture.keep().catch(() => {})}
          >
            Ficar com a imagem
          </Button>
          <Button icon={<Trash2 />} disabled={picture.busy} variant="quiet" onClick={picture.discard}>
            Descartar
          </Button>
        </div>
      )}
      {picture.failed && <p role="alert">{messages.decisionFailed[picture.failed]}</p>}
    </Notice>
  );
}
