import { clsx } from 'clsx';
import { Plus, RefreshCw, Trash2, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { ImageFileInput } from './image-file-input.tsx';
import { keepImages } from './image-files.ts';
import { ImageFrame } from './image-frame.tsx';
import styles from './photo-thumbnails.module.css';

export type Photo = {
  id: string;
  /** Empty while the photo cannot be shown yet: its skeleton is shown. */
  src: string;
  name: string;
};

export type PhotoThumbnailsProps = Omit<ComponentProps<'div'>, 'children'> & {
  photos: readonly Photo[];
  label?: string;
  onRemove?: (id: string) => void;
  removeLabel?: (name: string) => string;
  /** Each of these three shows its button. */
  onAdd?: (files: File[]) => void;
  onReplaceAll?: (files: File[]) => void;
  onClear?: () => void;
  /** Called with the files that are no photos (`IMAGE_ACCEPT`); `kept` is what was taken of the same choice. */
  onRejected?: (files: File[], kept: File[]) => void;
  addLabel?: ReactNode;
  replaceLabel?: ReactNode;
  clearLabel?: ReactNode;
  disabled?: boolean | undefined;
};

/** The chosen pictures. The user can remove one, add more, and replace or clear all. */
export function PhotoThumbnails(props: PhotoThumbnailsProps) {
  const { photos, label = 'Imagens escolhidas', onRemove, disabled, className, ...others } = props;
  const { removeLabel = (name: string) => `Remover ${name}`, onAdd, onReplaceAll, onClear, ...more } = others;
  const { onRejected, addLabel, replaceLabel, clearLabel, ...rest } = more;
  return (
    <div {...rest} className={clsx(styles.thumbnails, className)}>
      <ul aria-label={label} className={styles.list}>
        {photos.map((photo) => (
          <li key={photo.id} className={styles.item}>
            <ImageFrame
              src={photo.src}
              loading={!photo.src}
              color="var(--line)"
              alt={photo.name}
              aspect="square"
              rounded
            />
            {onRemove && (
              <IconButton
                label={removeLabel(photo.name)}
                icon={<X />}
                variant="overlay"
                size="s"
                shape="round"
                disabled={disabled}
                onClick={() => onRemove(photo.id)}
                className={styles.remove}
              />
            )}
          </li>
        ))}
      </ul>
      {(onAdd || onReplaceAll || onClear) && (
        <ThumbnailActions
          {...{ onAdd, onReplaceAll, onClear, onRejected, addLabel, replaceLabel, clearLabel, disabled }}
        />
      )}
    </div>
  );
}

type ActionKeys =
  | 'onAdd'
  | 'onReplaceAll'
  | 'onClear'
  | 'onRejected'
  | 'addLabel'
  | 'replaceLabel'
  | 'clearLabel'
  | 'disabled';
type ThumbnailActionsProps = { [Key in ActionKeys]: PhotoThumbnailsProps[Key] | undefined };

function ThumbnailActions(props: ThumbnailActionsProps) {
  const { onAdd, onReplaceAll, onClear, addLabel = 'Adicionar mais', disabled } = props;
  const { onRejected, replaceLabel = 'Substituir todas', clearLabel = 'Limpar todas' } = props;
  const addInput = useRef<HTMLInputElement>(null);
  const replaceInput = useRef<HTMLInputElement>(null);
  const images = (use: (files: File[]) => void) => (files: File[]) => {
    const kept = keepImages(files);
    const rejected = files.filter((file) => !kept.includes(file));
    if (kept.length > 0) use(kept);
    if (rejected.length > 0) onRejected?.(rejected, kept);
  };
  return (
    <div className={styles.actions}>
      {onAdd && (
        <>
          <Button
            variant="quiet"
            icon={<Plus />}
            disabled={disabled}
            onClick={() => addInput.current?.click()}
          >
            {addLabel}
          </Button>
          <ImageFileInput ref={addInput} multiple onFiles={images(onAdd)} />
        </>
      )}
      {onReplaceAll && (
        <>
          <Button
            variant="quiet"
            icon={<RefreshCw />}
            disabled={disabled}
            onClick={() => replaceInput.current?.click()}
          >
            {replaceLabel}
          </Button>
          <ImageFileInput ref={replaceInput} multiple onFiles={images(onReplaceAll)} />
        </>
      )}
      {onClear && (
        <Button variant="quiet" icon={<Trash2 />} disabled={disabled} onClick={onClear}>
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
