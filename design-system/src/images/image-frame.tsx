import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import styles from './image-frame.module.css';

export type ImageFrameProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Without an address the frame shows its broken placeholder, or its skeleton while `loading`. */
  src?: string | null | undefined;
  alt: string;
  aspect?: 'square' | '4/3' | '3/2' | '16/9' | '3/4' | 'auto';
  fit?: 'cover' | 'contain';
  backdrop?: 'plain' | 'checkered';
  /** The picture's dominant colour, for the skeleton. */
  color?: string | undefined;
  /** The address has not arrived yet. */
  loading?: boolean | undefined;
  brokenLabel?: string;
  rounded?: boolean;
  /** Reveals a result that has just arrived. */
  reveal?: boolean;
  onBroken?: () => void;
  /** Lies on the picture: badges at the start, buttons at the end. */
  overlayStart?: ReactNode;
  overlayEnd?: ReactNode;
  imageProps?: Omit<ComponentProps<'img'>, 'src' | 'alt'>;
};

type LoadState = { src: string | null | undefined; state: 'loading' | 'ready' | 'broken' };

/** A picture, edge to edge, never stretched: a skeleton while it loads, a quiet placeholder when it does not. */
export function ImageFrame(props: ImageFrameProps) {
  const {
    src,
    alt,
    aspect = 'square',
    fit = 'cover',
    backdrop = 'plain',
    color,
    loading = false,
    ...others
  } = props;
  const { brokenLabel = 'Imagem indisponível', rounded = false, reveal = false, onBroken, ...more } = others;
  const { overlayStart, overlayEnd, imageProps, className, style, ...rest } = more;
  const [load, setLoad] = useState<LoadState>({ src, state: 'loading' });
  const current = load.src === src ? load.state : 'loading';
  const state = loading ? 'loading' : src ? current : 'broken';
  return (
    <div
      {...rest}
      data-state={state}
      data-aspect={aspect}
      data-fit={fit}
      data-backdrop={backdrop}
      data-rounded={rounded || undefined}
      data-reveal={reveal || undefined}
      aria-busy={state === 'loading' || undefined}
      className={clsx(styles.frame, className)}
      style={color && state === 'loading' ? { ...style, backgroundColor: color } : style}
    >
      {src && state !== 'broken' && (
        <img
          decoding="async"
          {...imageProps}
          src={src}
          alt={alt}
          className={clsx(styles.image, imageProps?.className)}
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && current === 'loading')
              setLoad({ src, state: 'ready' });
          }}
          onLoad={() => setLoad({ src, state: 'ready' })}
          onError={({ currentTarget }) => {
            // Where a copy does not come, the picture itself may: browsers do not try it by themselves.
            if (currentTarget.srcset) return currentTarget.removeAttribute('srcset');
            setLoad({ src, state: 'broken' });
            onBroken?.();
          }}
        />
      )}
      {state === 'broken' && (
        <span role="img" aria-label={alt ? `${alt}: ${brokenLabel}` : brokenLabel} className={styles.broken}>
          <ImageOff aria-hidden="true" />
          <span aria-hidden="true">{brokenLabel}</span>
        </span>
      )}
      {overlayStart && <div className={styles.overlayStart}>{overlayStart}</div>}
      {overlayEnd && <div className={styles.overlayEnd}>{overlayEnd}</div>}
    </div>
  );
}
