import { Card, EmptyState, ImageFrame, Spinner, StatusBadge } from '@andromeda/design-system';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { ImageOutcome } from '../generation/image-outcome.ts';
import { nameOfPhoto } from '../generation/kept-run.ts';
import { stepLabels } from '../generation/messages.ts';
import type { ImageRun } from '../generation/use-image-run.ts';
import { scrollBehavior } from '../tool-frame/scroll-behavior.ts';
import { CancelWaiting } from './cancel-waiting.tsx';
import styles from './image-result.module.css';
import { Outcome } from './outcome.tsx';
import { usePhotoPreview } from './use-photo-preview.ts';

// What few results need comes with the first that needs it.
const QueueLine = lazy(async () => ({ default: (await import('./rare-parts.ts')).QueueLine }));
const ProductQuestion = lazy(async () => ({ default: (await import('./rare-parts.ts')).ProductQuestion }));

/** The local description knows colours and shapes, and no product. */
const isDescribedHere = ({ request, generation }: ImageOutcome) =>
  generation.demonstration && generation.prompt !== null && request !== null && !request.prompt;

type ImageResultProps = {
  run: ImageRun;
  /** The photo that a run would use now; none where the picture comes of words alone. */
  photo?: File | undefined;
  /** Shown while there is neither photo nor picture. */
  example?: ReactNode;
  /** Said there. */
  hint?: string;
  /** Below the hint, such as how to begin. */
  guide?: ReactNode;
  /** The name of a download; the prompt's first words unless said. */
  downloadAs?: () => string;
  /** Below a finished picture, such as its rating. */
  children?: ReactNode;
};

/** Where the picture arrives; until then, the photo that it will be made of. */
export function ImageResult({ run, photo, example, hint, guide, downloadAs, children }: ImageResultProps) {
  const { busy, outcome } = run;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the result lies below what was pressed.
    if (busy || outcome) place.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [busy, outcome]);
  return (
    <Card
      as="section"
      padding="none"
      aria-label="Resultado"
      aria-busy={busy}
      ref={place}
      className={styles.result}
    >
      {!busy && outcome && (
        <Outcome
          key={outcome.generation.id}
          outcome={outcome}
          photo={photoOf(outcome, photo)}
          downloadAs={downloadAs}
        >
          {children}
          {isDescribedHere(outcome) && (
            <Suspense fallback={null}>
              <ProductQuestion run={run} outcome={outcome} />
            </Suspense>
          )}
        </Outcome>
      )}
      {busy && <Waiting run={run} photo={photo} />}
      {!busy && !outcome && photo && <PhotoToUse photo={photo} />}
      {!busy && !outcome && !photo && (
        <EmptyState
          drawing="spark"
          picture={example}
          title="O resultado aparece aqui"
          description={hint ?? (guide ? undefined : 'Depois é só comparar e baixar.')}
          action={guide}
          className={styles.empty}
        />
      )}
    </Card>
  );
}

/** The photo that a picture was made of: of the request, or after a reload the chosen one, where it is the same. */
function photoOf({ request, photo }: ImageOutcome, chosen: File | undefined): File | undefined {
  return request?.images[0] ?? (chosen && nameOfPhoto(chosen) === photo ? chosen : undefined);
}

const stateOf = ({ sending, wait, step }: ImageRun) =>
  sending ? 'sending' : wait ? 'waiting' : (step ?? 'image');

function Waiting({ run, photo }: { run: ImageRun; photo: File | undefined }) {
  const preview = usePhotoPreview(photo);
  return (
    <div className={styles.halves}>
      <div className={styles.waiting} data-busy>
        <ImageFrame src={preview?.src} loading={!preview} alt="Foto que está sendo usada" fit="contain" />
        <div className={styles.progress}>
          <Spinner size="l" decorative />
          <p role="status">{stepLabels[stateOf(run)]}</p>
          {run.wait && (
            <Suspense fallback={null}>
              <QueueLine wait={run.wait} />
            </Suspense>
          )}
        </div>
      </div>
      <div className={styles.meanwhile}>
        <p>Pode sair desta tela: quando ficar pronta, a imagem vai para a sua biblioteca.</p>
        {run.key && <CancelWaiting key={run.key} runKey={run.key} sending={run.sending} />}
      </div>
    </div>
  );
}

function PhotoToUse({ photo }: { photo: File }) {
  const preview = usePhotoPreview(photo);
  return (
    <ImageFrame
      src={preview?.src}
      loading={!preview}
      alt="Foto que será usada"
      fit="contain"
      overlayStart={<StatusBadge floating>Sua foto</StatusBadge>}
    />
  );
}
