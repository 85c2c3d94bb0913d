import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './control.module.css';
import { FieldFrame, type FieldLabelling, useFieldControl } from './field-frame.tsx';

export type TextFieldProps = FieldLabelling &
  Omit<ComponentProps<'input'>, 'size'> & {
    icon?: ReactNode;
    /** The end of the field, inside it, such as an IconButton. */
    trailing?: ReactNode;
  };

/** One line of text. `className` goes to the frame, all other props and `ref` to the input. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, labelAction, hint, error, icon, trailing, className, ...input } = props;
  const { controlId, control } = useFieldControl(input, { hint, error });
  const labelling = { label, labelHidden: labelHidden ?? false, labelAction, hint, error };
  return (
    <FieldFrame {...labelling} controlId={controlId} className={className}>
      <div className={styles.box} data-disabled={input.disabled || undefined}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <input type="text" {...input} {...control} className={clsx(styles.control)} />
        {trailing && <span className={styles.trailing}>{trailing}</span>}
      </div>
    </FieldFrame>
  );
}
