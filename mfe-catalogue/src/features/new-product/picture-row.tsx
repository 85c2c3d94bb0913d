import { ImageFrame } from '@andromeda/design-system';
import { useApi } from '@andromeda/platform';
import { useQueries } from '@tanstack/react-query';
import { messages } from './messages.ts';
import styles from './new-product.module.css';

/** So many pictures are shown; a number stands for the rest. */
const SHOWN = 6;

/** The pictures that come with a new product. */
export function PictureRow({ imageIds }: { imageIds: readonly string[] }) {
  const api = useApi();
  const pictures = useQueries({
    queries: imageIds.slice(0, SHOWN).map((id) => ({
      queryKey: ['products', 'picture', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.images.read(id, signal),
    })),
  });
  const rest = imageIds.length - SHOWN;
  return (
    <section aria-label="Imagens do produto" className={styles.given}>
      <p>{messages.forPictures(imageIds.length)}</p>
      <ul className={styles.pictures}>
        {pictures.map(({ data, isPending }, index) => (
          <li key={imageIds[index]}>
            <ImageFrame
              src={data?.thumbnailUrl}
              alt={data?.prompt ?? data?.name ?? ''}
              loading={isPending}
              color={data?.dominantColor ?? undefined}
              rounded
            />
          </li>
        ))}
        {rest > 0 && (
          <li className={styles.rest}>
            <span role="img" aria-label={messages.morePictures(rest)}>
              +{rest}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
