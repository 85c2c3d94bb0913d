import { Button, Notice, ProgressBar, VisuallyHidden } from '@andromeda/design-system';
import { CirclePause, CirclePlay } from 'lucide-react';
import { announcedOf } from './announced-of.ts';
import { messages } from './messages.ts';
import styles from './prepare-dialog.module.css';
import type { Preparation } from './use-prepared-pictures.ts';

type PreparationProps = { preparation: Preparation };

/** How far the preparation of several pictures is, with its stop; and what failed, to be tried again together. */
export function PreparationProgress({ preparation }: PreparationProps) {
  const { total, settled, failed, state } = preparation;
  if (total < 2) return null;
  const isSaidBelow = state === 'finished' && failed > 0;
  return (
    <>
      <VisuallyHidden role="status">
        {!isSaidBelow && messages.progress(announcedOf(settled, total), total)}
      </VisuallyHidden>
      <Progress preparation={preparation} />
    </>
  );
}

function Progress({ preparation }: PreparationProps) {
  const { total, settled, failed, state, stop, goOn } = preparation;
  if (state === 'finished')
    return (
      failed > 0 && (
        <Notice tone="warning">
          <p>{messages.someFailed(failed, total)}</p>
          <Button onClick={goOn}>Tentar as que faltam</Button>
        </Notice>
      )
    );
  return (
    <div className={styles.progress}>
      <p aria-hidden="true">{messages.progress(settled, total)}</p>
      <ProgressBar label="Preparação das imagens" value={settled} max={total} />
      {state === 'working' ? (
        <Button icon={<CirclePause />} onClick={stop}>
          Parar
        </Button>
      ) : (
        <Button icon={<CirclePlay />} onClick={goOn}>
          Continuar
        </Button>
      )}
    </div>
  );
}
