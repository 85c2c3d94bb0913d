import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './template-picker.module.css';

type TemplateCardProps = {
  /** Shown in full under the pointer. */
  title: string;
  chosen: boolean;
  onChoose(): void;
  preview: ReactNode;
  /** Beside the card, such as its menu. */
  menu?: ReactNode;
  children: ReactNode;
};

/** One template in a list: pressed, it fills the prompt. */
export function TemplateCard({ title, chosen, onChoose, preview, menu, children }: TemplateCardProps) {
  return (
    <li className={styles.item}>
      <button type="button" aria-pressed={chosen} title={title} onClick={onChoose} className={styles.card}>
        {preview}
        <span className={styles.text}>{children}</span>
        {chosen && <Check aria-hidden="true" className={styles.check} />}
      </button>
      {menu}
    </li>
  );
}
