import { TriangleAlert } from 'lucide-react';
import styles from './listings.module.css';

type FieldNotesProps = {
  length?: string;
  /** Longer than the channel takes. */
  over?: boolean;
  hint?: string | undefined;
  problems: readonly string[];
};

/** Beneath a field: how long it is, what it is for, and what the channel refuses in it. */
export function FieldNotes({ length, over = false, hint, problems }: FieldNotesProps) {
  return (
    <>
      {length && (
        <span className={styles.length} data-over={over || undefined}>
          {length}
        </span>
      )}
      {hint && <span className={styles.hint}>{hint}</span>}
      {problems.map((problem) => (
        <span key={problem} className={styles.problem}>
          <TriangleAlert aria-hidden="true" />
          <span>{problem}</span>
        </span>
      ))}
    </>
  );
}
