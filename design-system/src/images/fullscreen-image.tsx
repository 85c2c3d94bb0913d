import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { PageHold } from '../overlays/page-hold.tsx';
import { useReturnedFocus } from '../overlays/use-returned-focus.ts';
import styles from './fullscreen-image.module.css';

export type FullscreenImageProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  src: string;
  alt: string;
  /** Names the overlay for screen readers; the picture's own text if missing. */
  title?: string;
  caption?: ReactNode;
  actions?: ReactNode;
  backdrop?: 'plain' | 'checkered';
  closeLabel?: string;
};

/** One picture over the whole page. Focus stays inside, Escape and the night around it close. */
export function FullscreenImage(props: FullscreenImageProps) {
  const {
    open,
    onOpenChange,
    src,
    alt,
    title,
    caption,
    actions,
    backdrop = 'plain',
    closeLabel = 'Fechar',
  } = props;
  const returnedFocus = useReturnedFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Content
          {...returnedFocus}
          data-modal-surface=""
          data-theme="dark"
          aria-describedby={undefined}
          className={styles.overlay}
          onClick={(event) => {
            if (event.target === event.currentTarget) onOpenChange(false);
          }}
        >
          <Primitive.Title className={styles.voice}>{title ?? alt}</Primitive.Title>
          <img src={src} alt={alt} data-backdrop={backdrop} className={styles.image} />
          {(caption || actions) && (
            <div className={styles.foot}>
              {caption && <div className={styles.caption}>{caption}</div>}
              {actions}
            </div>
          )}
          <Primitive.Close asChild>
            <IconButton
              label={closeLabel}
              icon={<X />}
              variant="overlay"
              shape="round"
              size="l"
              className={styles.close}
            />
          </Primitive.Close>
          <PageHold />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
