import { Skeleton } from '@andromeda/design-system';
import type { VersionPicture } from '@andromeda/platform';
import { pictureMessages } from './picture-words.ts';
import styles from './version.module.css';

type PictureThumbnailProps = { src: string | undefined; failed: boolean; picture: VersionPicture };

/** A picture in its own shape, also before it has come. */
export function PictureThumbnail({ src, failed, picture }: PictureThumbnailProps) {
  const { width, height } = picture;
  if (failed) return <span className={styles.gone}>{pictureMessages.gone}</span>;
  if (!src) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  return <img src={src} alt="" width={width} height={height} />;
}
