import { Dropzone, Notice, PhotoThumbnails } from '@andromeda/design-system';
import { ApiError, messageFor } from '@andromeda/platform';
import { useState } from 'react';
import styles from './photo-picker.module.css';
import type { ChosenPhotos } from './use-chosen-photos.ts';

/** The BFF reads no larger picture (`MAX_UPLOAD_BYTES` of its contract); told here, before a long upload. */
const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

type PhotoPickerProps = {
  photos: ChosenPhotos;
  /** One photo only: a new one takes the place of the last. */
  single?: boolean;
  /** Offers to replace or clear all at once. */
  bulkActions?: boolean;
  disabled?: boolean;
  className?: string | undefined;
};

/** Where photos come in: by drag, click, paste anywhere on the page, or camera. */
export function PhotoPicker({ photos, single, bulkActions, disabled, className }: PhotoPickerProps) {
  const [problem, setProblem] = useState<'image_unsupported' | 'image_too_large' | null>(null);
  const fitting = (use: (files: File[]) => void) => (files: File[]) => {
    const small = files.filter((file) => file.size <= MAX_PHOTO_BYTES);
    setProblem(small.length < files.length ? 'image_too_large' : null);
    if (small.length > 0) use(small);
  };
  const filled = photos.previews.length > 0;
  return (
    <div className={className}>
      <Dropzone
        label={<PickLabel filled={filled} single={single ?? false} />}
        hint={filled ? undefined : 'JPG, PNG ou WEBP'}
        multiple={!single}
        disabled={disabled}
        onFiles={fitting(single ? photos.replaceAll : photos.add)}
        onRejected={() => setProblem('image_unsupported')}
        className={styles.zone}
      >
        {filled && (
          <PhotoThumbnails
            photos={photos.previews}
            disabled={disabled}
            onRemove={photos.remove}
            {...(bulkActions && {
              onReplaceAll: fitting(photos.replaceAll),
              onClear: photos.clear,
              replaceLabel: 'Trocar todas',
              clearLabel: 'Limpar',
            })}
          />
        )}
      </Dropzone>
      {problem && (
        <Notice tone="warning" className={styles.problem}>
          {messageFor(new ApiError({ code: problem, status: 0 }))}
        </Notice>
      )}
    </div>
  );
}

function PickLabel({ filled, single }: { filled: boolean; single: boolean }) {
  if (filled) return single ? 'Trocar foto' : 'Adicionar mais';
  return (
    <>
      <span className={styles.forPointer}>Arraste, clique ou cole com Ctrl+V</span>
      <span className={styles.forTouch}>{single ? 'Escolher uma foto' : 'Escolher fotos'}</span>
    </>
  );
}
