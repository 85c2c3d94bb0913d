import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { FieldFrame, type FieldLabelling, useFieldControl } from './field-frame.tsx';
import selectStyles from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldLabelling &
  Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
    options: readonly SelectOption[];
    onValueChange?: (value: string) => void;
  };

/**
 * One choice of a list. A native select: the phone's own wheel and every form library work with it; browsers
 * that can draw its list in the page's style do so where there is a pointer.
 */
export function Select(props: SelectProps) {
  const { label, labelHidden, labelAction, hint, error, className, options, ...others } = props;
  const { onValueChange, onChange, ...select } = others;
  const { controlId, control } = useFieldControl(select, { hint, error });
  const labelling = { label, labelHidden: labelHidden ?? false, labelAction, hint, error };
  return (
    <FieldFrame {...labelling} controlId={controlId} className={className}>
      <div className={styles.box} data-disabled={select.disabled || undefined}>
        <select
          {...select}
          {...control}
          className={clsx(styles.control, selectStyles.select)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className={selectStyles.chevron} />
      </div>
    </FieldFrame>
  );
}
