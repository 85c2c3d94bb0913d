import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { PageHold } from '../overlays/page-hold.tsx';
import { useReturnedFocus } from '../overlays/use-returned-focus.ts';
import styles from './fullscreen-image.module.css';

export type FullscreenImageProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  src: string;
  /** Copies that are shown in place of `src`, as an `img` takes them. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  /** Names the overlay for screen readers; the picture's own text if missing. */
  title?: string;
  caption?: ReactNode;
  actions?: ReactNode;
  backdrop?: 'plain' | 'checkered';
  /** A row of pictures: buttons at the sides and the arrow keys. Missing at the row's end, they are not shown. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  closeLabel?: string;
  previousLabel?: string;
  nextLabel?: string;
};

/** One picture over the whole page. Focus stays inside, Escape and the night around it close, arrow keys turn. */
export function FullscreenImage(props: FullscreenImageProps) {
  const {
    open,
    onOpenChange,
    alt,
    title,
    caption,
    actions,
    closeLabel = 'Fechar',
    onPrevious,
    onNext,
  } = props;
  const turn = (event: KeyboardEvent) => {
    // A menu that is open over the picture is elsewhere on the page; its key events still arrive here.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    if (event.key === 'ArrowLeft') onPrevious?.();
    if (event.key === 'ArrowRight') onNext?.();
  };
  const returnedFocus = useReturnedFocus();
  const pressed = useRef<EventTarget>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Content
          {...returnedFocus}
          data-modal-surface=""
          data-theme="dark"
          aria-describedby={undefined}
          className={styles.overlay}
          onKeyDown={turn}
          onPointerDown={(event) => {
            pressed.current = event.target;
          }}
          onClick={(event) => {
            // A press that began on a button, and ends beside it, is no press on the night.
            if (event.target === event.currentTarget && pressed.current === event.target) onOpenChange(false);
          }}
        >
          <Primitive.Title className={styles.voice}>{title ?? alt}</Primitive.Title>
          <Picture {...props} key={props.src} />
          <TurnButtons {...props} />
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

function Picture({ src, srcSet, sizes, alt, backdrop = 'plain' }: FullscreenImageProps) {
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      onError={({ currentTarget }) => currentTarget.removeAttribute('srcset')}
      data-backdrop={backdrop}
      className={styles.image}
    />
  );
}

function TurnButtons({ onPrevious, onNext, previousLabel, nextLabel }: FullscreenImageProps) {
  const sides = [
    {
      side: 'previous',
      label: previousLabel ?? 'Imagem anterior',
      icon: <ChevronLeft />,
      onClick: onPrevious,
    },
    { side: 'next', label: nextLabel ?? 'Próxima imagem', icon: <ChevronRight />, onClick: onNext },
  ];
  return sides.map(
    ({ side, onClick, ...button }) =>
      onClick && (
        <IconButton
          {...button}
          key={side}
          data-side={side}
          variant="overlay"
          shape="round"
          size="l"
          onClick={onClick}
          className={styles.turn}
        />
      ),
  );
}
