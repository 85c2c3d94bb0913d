import { Notice } from '@andromeda/design-system';
import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

/** A form with our own validation messages instead of the browser's; `message` concerns the form as a whole. */
export function AuthForm({
  message,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'className' | 'noValidate'> & { message?: ReactNode }) {
  return (
    <form {...rest} noValidate className={styles.form}>
      {children}
      {message && (
        <Notice tone="error" ref={intoView}>
          {message}
        </Notice>
      )}
    </form>
  );
}

// On a long form the message may be below the fold.
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });
