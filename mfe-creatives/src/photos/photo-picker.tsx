import { Button, Dropzone, Notice, PhotoThumbnails, usePastedImages } from '@andromeda/design-system';
import { messageFor, useNotification } from '@andromeda/platform';
import { usePhotoCamera } from './camera/use-photo-camera.tsx';
import styles from './photo-picker.module.css';
import type { ChosenPhotos } from './use-chosen-photos.ts';

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
  const { notify } = useNotification();
  const choose = single ? photos.replaceAll : photos.add;
  usePastedImages(
    (files) => {
      choose(files);
      notify({ message: 'Imagem colada com sucesso!', type: 'success' });
    },
    { enabled: !disabled },
  );
  const camera = usePhotoCamera(choose);
  const filled = photos.previews.length > 0;
  const explain = (files: File[], beside: File[]) => {
    camera.leave();
    photos.explain(files, { single: single ?? false, beside });
  };
  return (
    <div className={className}>
      <Dropzone
        label={<PickLabel filled={filled} single={single ?? false} />}
        hint={filled && photos.refused.length === 0 ? undefined : 'JPG, PNG, WEBP, HEIC ou AVIF'}
        multiple={!single}
        disabled={disabled}
        pasteAnywhere={false}
        onFiles={camera.give}
        onCamera={camera.open}
        onRejected={explain}
        className={styles.zone}
      >
        {filled && (
          <PhotoThumbnails
            photos={photos.previews}
            disabled={disabled}
            onRemove={photos.remove}
            {...(bulkActions && {
              onReplaceAll: photos.replaceAll,
              onClear: photos.clear,
              onRejected: explain,
              replaceLabel: 'Trocar todas',
              clearLabel: 'Limpar',
            })}
          />
        )}
      </Dropzone>
      {camera.view}
      {photos.previews.some(({ src }) => !src) && (
        <p role="status" className={styles.opening}>
          Abrindo a foto…
        </p>
      )}
      {photos.refused.length > 0 && <Refusals photos={photos} />}
    </div>
  );
}

/** Why files that were chosen are not there; of several, which. What they set aside comes back on demand. */
function Refusals({ photos: { refused, setAside, restore } }: { photos: ChosenPhotos }) {
  const [only, ...others] = refused;
  return (
    <Notice tone="warning" className={styles.problem}>
      {others.length === 0 ? (
        <p>{messageFor(only?.reason)}</p>
      ) : (
        <ul className={styles.refusals}>
          {refused.map(({ file, reason }) => (
            <li key={`${file.name} ${file.size}`}>
              <strong>{file.name}</strong> {messageFor(reason)}
            </li>
          ))}
        </ul>
      )}
      {setAside.length > 0 && (
        <Button onClick={restore} className={styles.restore}>
          {setAside.length > 1 ? 'Usar as fotos anteriores' : 'Usar a foto anterior'}
        </Button>
      )}
    </Notice>
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
