import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './overlay.module.css';
import { PageHold } from './page-hold.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';

export type DialogProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens the dialog; without one, `open` decides. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, stacked on a phone. */
  footer?: ReactNode;
  size?: 'm' | 'l';
  closeLabel?: string;
  className?: string;
};

/** A question or a small task over the page. Focus stays inside and returns; Escape and the scrim close. */
export function Dialog(props: DialogProps) {
  return <ModalSurface {...props} place="center" />;
}

export type BottomSheetProps = Omit<DialogProps, 'size'>;

/** A dialog that rises from the bottom of a phone, within the thumb's reach; a normal dialog from 640 px on. */
export function BottomSheet(props: BottomSheetProps) {
  return <ModalSurface {...props} place="bottom" />;
}

function ModalSurface(props: DialogProps & { place: 'center' | 'bottom' }) {
  const { open, defaultOpen, onOpenChange, trigger, title, description, children, footer, ...others } = props;
  const { size = 'm', closeLabel = 'Fechar', className, place } = others;
  const returnedFocus = useReturnedFocus();
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  return (
    <Primitive.Root {...state}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <div className={styles.scrim} />
        <Primitive.Content
          {...returnedFocus}
          data-modal-surface=""
          data-place={place}
          data-size={size}
          className={clsx(styles.surface, className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.header}>
            <div className={styles.heading}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              {description && (
                <Primitive.Description className={styles.description}>{description}</Primitive.Description>
              )}
            </div>
          </div>
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.footer}>{footer}</div>}
          {/* Last, so that the first control of the task has the focus when the surface opens. */}
          <Primitive.Close asChild>
            <IconButton label={closeLabel} icon={<X />} className={styles.close} />
          </Primitive.Close>
          <PageHold />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
