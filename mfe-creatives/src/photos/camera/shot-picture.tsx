import { useFilePreviews } from '@andromeda/design-system';
import styles from './camera-screen.module.css';

/** The photo just taken, whole. */
export function ShotPicture({ photo, onRatio }: { photo: File; onRatio(ratio: number): void }) {
  const [preview] = useFilePreviews([photo]);
  return (
    <img
      src={preview?.src}
      alt="Foto que você tirou"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRatio(naturalWidth / naturalHeight)}
    />
  );
}

/** The last photo of several, small: what is counted beside it was really taken. */
export function LastShot({ photo }: { photo: File }) {
  const [preview] = useFilePreviews([photo]);
  return <img src={preview?.src} alt="" className={styles.last} />;
}
