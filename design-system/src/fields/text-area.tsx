import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { FieldFrame, type FieldLabelling, useFieldControl } from './field-frame.tsx';

export type TextAreaProps = FieldLabelling &
  ComponentProps<'textarea'> & {
    /** Lines before the area scrolls instead of growing. */
    maxRows?: number;
    /** A brief glow that shows that the product, not the user, has just filled in the text. */
    highlighted?: boolean | undefined;
    /** Fills the height of its container. */
    fill?: boolean;
  };

/** Text of several lines; grows with its content, from `rows` to `maxRows`. */
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
