import { IconButton } from '@andromeda/design-system';
import type { LibraryImage } from '@andromeda/platform';
import { Heart } from 'lucide-react';
import styles from './favorite-button.module.css';

type FavoriteButtonProps = { image: LibraryImage; onFavorite: (image: LibraryImage) => void };

/** The heart on a picture: full while it is a favourite. */
export function FavoriteButton({ image, onFavorite }: FavoriteButtonProps) {
  return (
    <IconButton
      label={image.favorite ? 'Remover dos favoritos' : 'Favoritar'}
      aria-pressed={image.favorite}
      icon={<Heart />}
      variant="overlay"
      className={styles.heart}
      onClick={() => onFavorite(image)}
    />
  );
}
