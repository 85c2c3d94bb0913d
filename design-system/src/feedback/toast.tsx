import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { placeClear } from './clearance.ts';
import { NOTICE_ICONS, type NoticeTone } from './notice.tsx';
import styles from './toast.module.css';

export type ToastAreaProps = {
  /** Names the area for screen readers; `{hotkey}` becomes F8. */
  label?: string;
  children?: ReactNode;
};

/** Where toasts appear. F8 moves the focus into it; a swipe of 50 px to the right dismisses a toast. */
export function ToastArea({ label = 'Notificações ({hotkey})', children }: ToastAreaProps) {
  return (
    <Primitive.Provider swipeDirection="right" swipeThreshold={50} label="Notificação">
      {children}
      <Primitive.Viewport hotkey={['F8']} label={label} className={styles.area} />
    </Primitive.Provider>
  );
}

export type ToastProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tone?: NoticeTone;
  title: ReactNode;
  description?: ReactNode;
  durationMs?: number;
  closeLabel?: string;
  className?: string;
};

/** A temporary message. Stays for `durationMs` (5 s), longer while the pointer or focus is on it. Needs a ToastArea. */
export function Toast(props: ToastProps) {
  const {
    open,
    onOpenChange,
    tone = 'info',
    title,
    description,
    durationMs = 5000,
    closeLabel = 'Fechar',
    className,
  } = props;
  return (
    <Primitive.Root
      ref={placeClear}
      // A press must not move the focus here: a toast that has it never closes.
      onMouseDown={(event) => event.preventDefault()}
      open={open}
      onOpenChange={onOpenChange}
      duration={durationMs}
      data-tone={tone}
      className={clsx(styles.toast, className)}
    >
      <span className={styles.icon} aria-hidden="true">
        {NOTICE_ICONS[tone]}
      </span>
      <div className={styles.words}>
        <Primitive.Title className={styles.title}>{title}</Primitive.Title>
        {description && (
          <Primitive.Description className={styles.description}>{description}</Primitive.Description>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton label={closeLabel} icon={<X />} />
      </Primitive.Close>
    </Primitive.Root>
  );
}
