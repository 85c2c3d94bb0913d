import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export type DisclosureProps = {
  label: ReactNode;
  children: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
};

/** A part that can be folded away under its own heading button. */
export function Disclosure({ label, children, className, ...rest }: DisclosureProps) {
  return (
    <Collapsible.Root {...rest} className={clsx(styles.disclosure, className)}>
      <Collapsible.Trigger className={styles.trigger}>
        <span>{label}</span>
        <ChevronDown aria-hidden="true" />
      </Collapsible.Trigger>
      <Collapsible.Content className={styles.content}>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
