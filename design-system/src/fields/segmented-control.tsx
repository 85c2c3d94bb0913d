import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './segmented-control.module.css';

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

export type SegmentedControlProps<Value extends string> = Omit<ComponentProps<'div'>, 'onChange'> & {
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** `bar` for short words, `tiles` where each choice has a description. */
  layout?: 'bar' | 'tiles';
};

/** A few visible choices, of which exactly one is selected. Arrow keys move the selection. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const {
    label,
    labelHidden = false,
    options,
    value,
    onValueChange,
    layout = 'bar',
    className,
    ...rest
  } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      {...rest}
      data-layout={layout}
      className={clsx(styles.segmented, className)}
    >
      <span id={`${name}-label`} className={clsx(styles.legend, labelHidden && styles.hidden)}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className={styles.input}
            />
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
