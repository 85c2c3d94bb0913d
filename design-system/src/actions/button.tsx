import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';

export type ButtonProps = ComponentProps<'button'> & {
  /** `primary` glows: at most one on a screen. `overlay` is for a button on a picture. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'overlay';
  size?: 'm' | 'l';
  icon?: ReactNode;
  /** Working: a spinner replaces the icon and the button cannot be pressed. */
  busy?: boolean | undefined;
  /** The label while busy, such as 'Processando...'. */
  busyLabel?: ReactNode;
  fullWidth?: boolean;
  /** Renders the only child (a router link, an anchor) with the look of the button. */
  asChild?: boolean;
};

/** Starts an action. Submits a form only with `type="submit"`. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'm', icon, busy = false, busyLabel, ...others } = props;
  const { fullWidth = false, asChild = false, className, children, disabled, type, ...rest } = others;
  const Root = (asChild ? Slot.Root : 'button') as 'button';
  const native = asChild ? {} : { type: type ?? 'button', disabled: disabled || busy };
  return (
    <Root
      {...rest}
      {...native}
      aria-busy={busy || undefined}
      data-variant={variant}
      data-size={size}
      data-state={busy ? 'busy' : 'idle'}
      data-full-width={fullWidth || undefined}
      className={clsx(styles.button, className)}
    >
      <Slot.Slottable child={children}>
        {(label) => (
          <>
            {busy ? <Spinner decorative size="s" /> : icon && <span className={styles.icon}>{icon}</span>}
            <span className={styles.label}>{busy && busyLabel ? busyLabel : label}</span>
          </>
        )}
      </Slot.Slottable>
    </Root>
  );
}
