import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { FieldFrame, type FieldLabelling, useFieldControl } from './field-frame.tsx';

export type TextAreaProps = FieldLabelling &
  ComponentProps<'textarea'> & {
    /** Lines before the area scrolls instead of growing. */
    maxRows?: number;
    /** A passing glow that shows that the text was just filled in by something else. */
    highlighted?: boolean | undefined;
  };

/** Text of several lines; grows with what is written, from `rows` to `maxRows`. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    labelHidden,
    labelAction,
    hint,
    error,
    className,
    rows = 3,
    maxRows = 12,
    ...others
  } = props;
  const { highlighted = false, style, ...area } = others;
  const { controlId, control } = useFieldControl({ id: area.id, hint, error });
  const labelling = { label, labelHidden: labelHidden ?? false, labelAction, hint, error };
  const lines = { minHeight: `calc(${rows} * 1.5em + 26px)`, maxHeight: `calc(${maxRows} * 1.5em + 26px)` };
  return (
    <FieldFrame {...labelling} controlId={controlId} className={className}>
      <div
        className={clsx(styles.box, styles.areaBox)}
        data-disabled={area.disabled || undefined}
        data-highlighted={highlighted || undefined}
      >
        <textarea
          rows={rows}
          {...area}
          {...control}
          style={{ ...lines, ...style }}
          className={clsx(styles.control, styles.area)}
        />
      </div>
    </FieldFrame>
  );
}
