import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type AriaAttributes, type ReactNode, useId } from 'react';
import styles from './field-frame.module.css';

/** The parts that every field has around its control. `className` goes to the frame, all other props to the control. */
export type FieldLabelling = {
  label: ReactNode;
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean;
  /** The end of the label's line, such as a link. */
  labelAction?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

type FieldFrameProps = FieldLabelling & {
  controlId: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The ids and ARIA that tie a control to its label, hint and error. The caller's own attributes win: a field may
 * be invalid without a text of its own, when one message speaks for several fields.
 */
export function useFieldControl(
  given: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & { id?: string | undefined },
  { hint, error }: Pick<FieldLabelling, 'hint' | 'error'>,
) {
  const generated = useId();
  const controlId = given.id ?? generated;
  const note = error || hint ? `${controlId}-note` : undefined;
  return {
    controlId,
    control: {
      id: controlId,
      'aria-describedby': clsx(given['aria-describedby'], note) || undefined,
      'aria-invalid': error ? true : given['aria-invalid'],
    },
  };
}

export function FieldFrame(props: FieldFrameProps) {
  const { label, labelHidden = false, labelAction, hint, error, controlId, className, children } = props;
  return (
    <div data-invalid={error ? true : undefined} className={clsx(styles.field, className)}>
      <div className={clsx(styles.labelRow, labelHidden && !labelAction && styles.hidden)}>
        <label htmlFor={controlId} className={clsx(styles.label, labelHidden && styles.hidden)}>
          {label}
        </label>
        {labelAction && <span className={styles.labelAction}>{labelAction}</span>}
      </div>
      {children}
      <FieldNote id={`${controlId}-note`} hint={hint} error={error} />
    </div>
  );
}

/** The line under a control: the error if there is one, else the hint. */
export function FieldNote({ id, hint, error }: { id: string } & Pick<FieldLabelling, 'hint' | 'error'>) {
  if (error) {
    return (
      <p id={id} className={styles.error}>
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}
