import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './requirement-checklist.module.css';

export type Requirement = { id: string; label: string; met: boolean };

export type RequirementChecklistProps = ComponentProps<'ul'> & {
  requirements: readonly Requirement[];
  metLabel?: string;
  unmetLabel?: string;
};

/** The requirements of a value, updated while the user types. Words give their state too, not colour alone. */
export function RequirementChecklist(props: RequirementChecklistProps) {
  const { requirements, metLabel = 'atendido', unmetLabel = 'pendente', className, ...rest } = props;
  return (
    <ul aria-live="polite" {...rest} className={clsx(styles.list, className)}>
      {requirements.map((requirement) => (
        <li key={requirement.id} data-state={requirement.met ? 'met' : 'unmet'} className={styles.item}>
          <span className={styles.mark} aria-hidden="true">
            <Check />
          </span>
          <span>{requirement.label}</span>
          <span className={styles.voice}>{requirement.met ? metLabel : unmetLabel}</span>
        </li>
      ))}
    </ul>
  );
}
