import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import styles from './choice-mark.module.css';

export type ChoiceMarkProps = { checked: boolean; className?: string | undefined };

/** Whether a picture is chosen, drawn on it. The checkbox itself, which a screen reader reads, is the screen's. */
export const ChoiceMark = ({ checked, className }: ChoiceMarkProps) => (
  <span aria-hidden="true" data-checked={checked || undefined} className={clsx(styles.mark, className)}>
    <Check />
  </span>
);
