import { Card, Dropzone, Notice, ProgressBar } from '@andromeda/design-system';
import { messageFor } from '@andromeda/platform';
import { useRef } from 'react';
import { usePhotoCamera } from '../../photos/camera/use-photo-camera.tsx';
import styles from './batch.module.css';
import { MAX_BATCH } from './batch.ts';
import { messages } from './messages.ts';
import type { Adding, RefusedFile } from './use-add-photos.ts';

type BatchPhotosProps = {
  count: number;
  adding: Adding;
  onAdd(files: readonly File[], notPictures?: readonly File[]): void;
};

/** Where the photos of a batch come in. */
export function BatchPhotos({ count, adding, onAdd }: BatchPhotosProps) {
  const { progress, refused, notes } = adding;
  const filled = count > 0;
  const choose = useWholeChoice(onAdd);
  const camera = usePhotoCamera((files) => choose({ files }), { most: MAX_BATCH - count });
  const chooseFromDevice = (part: Parameters<typeof choose>[0]) => {
    camera.leave();
    choose(part);
  };
  return (
    <Card as="section" aria-label="Fotos do lote">
      <Dropzone
        label={
          <>
            <span className={styles.forPointer}>
              {filled ? 'Adicionar mais' : 'Arraste, clique ou cole com Ctrl+V'}
            </span>
            <span className={styles.forTouch}>{filled ? 'Adicionar mais' : 'Escolher fotos'}</span>
          </>
        }
        hint={
          <>
            {filled && (
              <span className={styles.hint}>{`${messages.photos(count)} de até ${MAX_BATCH} `}</span>
            )}
            {(!filled || refused.length > 0) && (
              <span className={styles.hint}>JPG, PNG, WEBP, HEIC ou AVIF</span>
            )}
          </>
        }
        disabled={progress !== null || count >= MAX_BATCH}
        onFiles={(files) => chooseFromDevice({ files })}
        onCamera={camera.open}
        onRejected={(notPictures) => chooseFromDevice({ notPictures })}
      />
      {camera.view}
      {progress && (
        <div role="status" className={styles.reading}>
          <span>{messages.reading(progress.done, progress.all)}</span>
          <ProgressBar label="Leitura das fotos" value={progress.done} max={progress.all} />
        </div>
      )}
      {notes.map((note) => (
        <Notice key={note} tone="info" className={styles.note}>
          {note}
        </Notice>
      ))}
      {refused.length > 0 && <Refusals refused={refused} />}
    </Card>
  );
}

/** The dropzone tells what it takes of a choice, and then what it does not: here both arrive together. */
function useWholeChoice(onAdd: BatchPhotosProps['onAdd']) {
  const choice = useRef<{ files: File[]; notPictures: File[] } | null>(null);
  return (part: { files?: File[]; notPictures?: File[] }) => {
    if (!choice.current)
      queueMicrotask(() => {
        const { files, notPictures } = choice.current ?? { files: [], notPictures: [] };
        choice.current = null;
        onAdd(files, notPictures);
      });
    choice.current = { files: [], notPictures: [], ...choice.current, ...part };
  };
}

function Refusals({ refused }: { refused: readonly RefusedFile[] }) {
  return (
    <Notice tone="warning" className={styles.note}>
      <ul className={styles.refusals}>
        {refused.map(({ name, reason }) => (
          <li key={name}>
            <strong>{name}</strong> {messageFor(reason)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
