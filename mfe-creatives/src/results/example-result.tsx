import { ImageFrame, StatusBadge } from '@andromeda/design-system';
import styles from './example-result.module.css';

interface ExampleResultProps {
  picture: string;
  /** What it was made of; none where words were enough. */
  photo?: string;
  alt: string;
  transparent?: boolean;
}

/**
 * What a tool makes, with the photo that it was made of in its corner; shown before there is a photo. Both are made by
 * `npx pnpm@12.21.0 previews`.
 */
export function ExampleResult({ picture, photo, alt, transparent = false }: ExampleResultProps) {
  return (
    <div className={styles.example}>
      <ImageFrame
        src={picture}
        alt={`Exemplo: ${alt}`}
        aspect="4/3"
        rounded
        backdrop={transparent ? 'checkered' : 'plain'}
        overlayStart={<StatusBadge floating>Exemplo</StatusBadge>}
        imageProps={lazily}
      />
      {photo && (
        <ImageFrame
          src={photo}
          alt="A foto de que o exemplo foi feito"
          aspect="4/3"
          rounded
          className={styles.photo}
          imageProps={lazily}
        />
      )}
    </div>
  );
}

const lazily = { loading: 'lazy', draggable: false } as const;
