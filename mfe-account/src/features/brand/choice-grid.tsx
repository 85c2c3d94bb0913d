import { type ReactNode, useId } from 'react';
import styles from './choice-grid.module.css';

interface Choice<Id extends string> {
  id: Id;
  label: string;
}

type ChoiceGridProps<Id extends string> = {
  label: string;
  choices: readonly Choice<Id>[];
  value: Id;
  onChoose(id: Id): void;
  /** What a choice looks like; its label stands below. */
  draw(choice: Choice<Id>): ReactNode;
};

/** One of a few looks, each drawn. Arrow keys move the choice. */
export function ChoiceGrid<Id extends string>({
  label,
  choices,
  value,
  onChoose,
  draw,
}: ChoiceGridProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.grid}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === value}
              onChange={() => onChoose(choice.id)}
              className={styles.input}
            />
            <span aria-hidden="true" className={styles.drawing}>
              {draw(choice)}
            </span>
            <span className={styles.label}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
