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
    /** Takes all the height that its place gives it. */
    fill?: boolean;
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
  const { highlighted = false, fill = false, style, ...area } = others;
  const { controlId, control } = useFieldControl(area, { hint, error });
  const labelling = { label, labelHidden: labelHidden ?? false, labelAction, hint, error };
  const minHeight = `calc(${rows} * 1.5em + 26px)`;
  const lines = fill ? { minHeight } : { minHeight, maxHeight: `calc(${maxRows} * 1.5em + 26px)` };
  return (
    <FieldFrame {...labelling} controlId={controlId} className={clsx(fill && styles.fill, className)}>
      <div
        className={clsx(styles.box, styles.areaBox, fill && styles.fill)}
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
