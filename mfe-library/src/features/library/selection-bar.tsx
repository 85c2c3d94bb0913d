import { Button, IconButton } from '@andromeda/design-system';
import { type LibraryImage, saveFile, useNotification } from '@andromeda/platform';
import { Download, Trash2, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { DOWNLOAD_ERROR_MS, MESSAGE_MS, messages } from './messages.ts';
import styles from './selection-bar.module.css';
import { zipPictures } from './zip-pictures.ts';

interface SelectionBarProps {
  chosen: readonly LibraryImage[];
  /** Pictures that are about to be deleted. */
  waiting: number;
  onDelete(): void;
  onUndo(): void;
  onClear(): void;
}

/** The button that was pressed is gone: whoever uses keys must not look for the way back while it closes. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** What may be done with several pictures at once, and the way back from deleting them. */
export function SelectionBar({ chosen, waiting, onDelete, onUndo, onClear }: SelectionBarProps) {
  const { notify } = useNotification();
  const [zipping, setZipping] = useState(false);
  if (waiting > 0) {
    return (
      <div role="status" className={styles.bar}>
        <span>{messages.deletingTogether(waiting)}</span>
        <Button ref={takeFocus} icon={<Undo2 />} onClick={onUndo}>
          Desfazer
        </Button>
      </div>
    );
  }
  if (chosen.length === 0) return null;
  const download = async () => {
    setZipping(true);
    try {
      saveFile(await zipPictures(chosen), 'imagens-andromeda.zip');
      notify({ type: 'success', message: messages.downloadStarted, durationMs: MESSAGE_MS });
    } catch {
      notify({ type: 'error', message: messages.zipFailed, durationMs: DOWNLOAD_ERROR_MS });
    }
    setZipping(false);
  };
  return (
    <section aria-label="Imagens escolhidas" className={styles.bar}>
      <span aria-live="polite">
        {chosen.length === 1 ? '1 imagem escolhida' : `${chosen.length} imagens escolhidas`}
      </span>
      <IconButton label="Limpar seleção" icon={<X />} onClick={onClear} />
      <Button icon={<Download />} busy={zipping} busyLabel="Preparando..." onClick={() => void download()}>
        Baixar ZIP
      </Button>
      <Button variant="danger" icon={<Trash2 />} disabled={zipping} onClick={onDelete}>
        Excluir escolhidas
      </Button>
    </section>
  );
}
