import { Button, IconButton, keepClear } from '@andromeda/design-system';
import {
  type LibraryImage,
  Link,
  saveFile,
  useApi,
  useNotification,
  usePreparation,
} from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { Download, ListChecks, Package, Store, Trash2, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { keepBeforeUse } from '../../pictures/keep-before-use.ts';
import { nameOf } from '../../pictures/picture.ts';
import { DOWNLOAD_ERROR_MS, MESSAGE_MS, messages } from './messages.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  chosen: readonly LibraryImage[];
  /** Those of them that the filter, the search or the page hides. */
  hidden: readonly LibraryImage[];
  /** Pictures that are about to be deleted. */
  waiting: number;
  /** Everything on this page; missing where all of it is chosen. */
  onChoosePage: (() => void) | undefined;
  onDelete(): void;
  onUndo(): void;
  onClear(): void;
}

/** So many of the hidden ones are shown as pictures; the number counts them all. */
const SHOWN_HIDDEN = 5;

/** The button that was pressed is gone: keyboard users keep their place while it closes. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** What may be done with several pictures at once, and the way back from deleting them. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, hidden, waiting, onChoosePage, onDelete, onUndo, onClear } = props;
  const { zipping, download } = useZip(chosen);
  const prepare = usePrepareTogether(chosen);
  if (waiting > 0) {
    return (
      <div {...keepClear} role="status" className={styles.bar}>
        <span>{messages.deletingTogether(waiting)}</span>
        <Button ref={takeFocus} icon={<Undo2 />} onClick={onUndo}>
          Desfazer
        </Button>
      </div>
    );
  }
  if (chosen.length === 0) return null;
  return (
    <section {...keepClear} aria-label="Imagens escolhidas" className={styles.bar}>
      <span aria-live="polite">
        {chosen.length === 1 ? '1 imagem escolhida' : `${chosen.length} imagens escolhidas`}
        {hidden.length > 0 && `, ${hidden.length} fora desta tela`}
      </span>
      {hidden.length > 0 && <HiddenPictures images={hidden} />}
      {onChoosePage && (
        <IconButton label="Escolher todas desta página" icon={<ListChecks />} onClick={onChoosePage} />
      )}
      <IconButton label="Limpar seleção" icon={<X />} onClick={onClear} />
      <Button icon={<Store />} className={styles.action} onClick={prepare}>
        Preparar para…
      </Button>
      <Button asChild icon={<Package />} className={styles.action}>
        <Link to="/produtos/novo" state={{ imageIds: chosen.map(({ id }) => id), name: chosen[0]?.name }}>
          Produto
        </Link>
      </Button>
      <Button
        icon={<Download />}
        busy={zipping}
        busyLabel="Preparando..."
        className={styles.action}
        onClick={() => void download()}
      >
        Baixar ZIP
      </Button>
      <Button
        variant="danger"
        icon={<Trash2 />}
        disabled={zipping}
        aria-label="Excluir escolhidas"
        className={styles.action}
        onClick={onDelete}
      >
        Excluir
      </Button>
    </section>
  );
}

function HiddenPictures({ images }: { images: readonly LibraryImage[] }) {
  return (
    <ul aria-label="Escolhidas fora desta tela" className={styles.hidden}>
      {images.slice(0, SHOWN_HIDDEN).map((image) => (
        <li key={image.id}>
          <img src={image.thumbnailUrl} alt={nameOf(image)} title={nameOf(image)} />
        </li>
      ))}
    </ul>
  );
}

function usePrepareTogether(chosen: readonly LibraryImage[]) {
  const api = useApi();
  const queries = useQueryClient();
  const prepare = usePreparation();
  return () => prepare({ images: chosen, keep: (image) => keepBeforeUse(api, queries, image) });
}

/** Saves the pictures as one ZIP, and says what came of it. */
function useZip(chosen: readonly LibraryImage[]) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const [zipping, setZipping] = useState(false);
  const download = async () => {
    setZipping(true);
    try {
      await Promise.all(chosen.map((image) => keepBeforeUse(api, queries, image)));
      const { zipPictures } = await import('./zip-pictures.ts');
      const { file, missing } = await zipPictures(chosen, api.images);
      saveFile(file, 'imagens-andromeda.zip');
      if (missing > 0)
        notify({ type: 'warning', message: messages.zipWithout(missing), durationMs: DOWNLOAD_ERROR_MS });
      else notify({ type: 'success', message: messages.downloadStarted, durationMs: MESSAGE_MS });
    } catch {
      notify({ type: 'error', message: messages.zipFailed, durationMs: DOWNLOAD_ERROR_MS });
    }
    setZipping(false);
  };
  return { zipping, download };
}
