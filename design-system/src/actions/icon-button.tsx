import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The accessible name, which is also the tooltip. */
  label: string;
  icon: ReactNode;
  /** `overlay` is for a button on a picture. */
  variant?: 'secondary' | 'quiet' | 'sunken' | 'danger' | 'overlay';
  size?: 's' | 'm' | 'l';
  shape?: 'round' | 'square';
  asChild?: boolean;
};

/** A button that is only an icon. Its name is required; its touch target is never below 48 px on a phone. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'm', shape = 'square', asChild = false, ...others } = props;
  const { className, children, type, ...rest } = others;
  const Root = (asChild ? Slot.Root : 'button') as 'button';
  return (
    <Root
      title={label}
      {...rest}
      {...(asChild ? {} : { type: type ?? 'button' })}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      className={clsx(styles.iconButton, className)}
    >
      <Slot.Slottable child={children}>{() => <span className={styles.icon}>{icon}</span>}</Slot.Slottable>
    </Root>
  );
}
