import { clsx } from 'clsx';
import { Camera, ImagePlus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import styles from './dropzone.module.css';
import { ImageFileInput } from './image-file-input.tsx';
import { keepImages } from './image-files.ts';
import { useHasCamera } from './use-has-camera.ts';
import { usePastedImages } from './use-pasted-images.ts';

export type DropzoneProps = Omit<ComponentProps<'div'>, 'title' | 'onDrop'> & {
  /** The label of the picking button, such as 'Arraste, clique ou cole com Ctrl+V'. */
  label: ReactNode;
  hint?: ReactNode;
  /** Called with the photos (`IMAGE_ACCEPT`) from a drop, a click, a paste or the camera. */
  onFiles: (files: File[]) => void;
  /** Called with the files that the zone refused; `kept` is what it took of the same choice. */
  onRejected?: (files: File[], kept: File[]) => void;
  multiple?: boolean;
  disabled?: boolean | undefined;
  /** `auto` offers the camera if the device has one. */
  camera?: 'auto' | 'always' | 'never';
  cameraLabel?: ReactNode;
  /**
   * Opens the screen's own camera in place of the device's, where the browser lends one; `pick` opens the choice of
   * files, for where the camera cannot be used.
   */
  onCamera?: (pick: () => void) => void;
  /** Accepts images pasted anywhere on the page. */
  pasteAnywhere?: boolean;
  /** The chosen pictures, shown above the picking buttons, inside the zone. */
  children?: ReactNode;
};

/** Accepts pictures. The zone takes drops; the real buttons inside it serve keyboard and screen readers. */
export function Dropzone(props: DropzoneProps) {
  const { label, hint, onFiles, onRejected, multiple = true, disabled = false, ...others } = props;
  const {
    camera = 'auto',
    cameraLabel = 'Tirar Foto',
    onCamera,
    pasteAnywhere = true,
    children,
    className,
    ...rest
  } = others;
  const hasCamera = useHasCamera();
  const pick = useRef<HTMLInputElement>(null);
  const shoot = useRef<HTMLInputElement>(null);
  const openFiles = () => pick.current?.click();
  const take = (files: File[]) => {
    const images = keepImages(files);
    const rejected = files.filter((file) => !images.includes(file));
    const kept = multiple ? images : images.slice(0, 1);
    if (kept.length > 0) onFiles(kept);
    if (rejected.length > 0) onRejected?.(rejected, kept);
  };
  const zone = useDropzone({
    onDrop: (files) => take(files),
    disabled,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  });
  usePastedImages(take, { enabled: pasteAnywhere && !disabled });
  const { tabIndex: _noStop, role: _noRole, ...rootProps } = zone.getRootProps();
  return (
    <div
      {...rest}
      {...rootProps}
      data-state={zone.isDragActive ? 'over' : 'idle'}
      data-filled={children ? true : undefined}
      data-disabled={disabled || undefined}
      className={clsx(styles.dropzone, className)}
    >
      {children}
      <div className={styles.ways}>
        <Way
          onClick={openFiles}
          icon={<ImagePlus aria-hidden="true" />}
          label={label}
          hint={hint}
          disabled={disabled}
        />
        {(camera === 'always' || (camera === 'auto' && hasCamera)) && (
          <Way
            onClick={() => (onCamera && lendsCamera() ? onCamera(openFiles) : shoot.current?.click())}
            icon={<Camera aria-hidden="true" />}
            label={cameraLabel}
            disabled={disabled}
          />
        )}
      </div>
      <ImageFileInput ref={pick} multiple={multiple} onFiles={take} />
      <ImageFileInput ref={shoot} capture="environment" onFiles={take} />
    </div>
  );
}

/** Outside a secure context, and in old browsers, a page is lent no camera. */
const lendsCamera = () => typeof navigator.mediaDevices?.getUserMedia === 'function';

interface WayProps {
  onClick(): void;
  icon: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  disabled: boolean;
}

/** One way in: a real button, for keyboard and screen readers. */
function Way({ onClick, icon, label, hint, disabled }: WayProps) {
  return (
    <button type="button" disabled={disabled} className={styles.way} onClick={onClick}>
      {icon}
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </button>
  );
}
