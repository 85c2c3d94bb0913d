import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { FieldNote, useFieldControl } from './field-frame.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
};

/** Yes or no. The whole line is the target. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  onChange,
  onCheckedChange,
  ...input
}: CheckboxProps) {
  const { controlId, control } = useFieldControl(input, { hint, error });
  return (
    <div className={clsx(styles.checkbox, className)}>
      <label className={styles.line} htmlFor={controlId}>
        <input
          {...input}
          {...control}
          type="checkbox"
          className={styles.input}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span className={styles.box} aria-hidden="true">
          <Check />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      <FieldNote id={`${controlId}-note`} hint={hint} error={error} />
    </div>
  );
}
