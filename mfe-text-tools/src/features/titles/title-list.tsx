import { CopyButton, keepClear, StatusBadge } from '@andromeda/design-system';
import styles from '../../tool-screen.module.css';
import { refusedIn } from './refused-words.ts';

/** The titles, each with its length, what a marketplace may refuse in it, and a button that copies it. */
export function TitleList({ titles, limit }: { titles: readonly string[]; limit: number }) {
  return (
    <ul {...keepClear} className={styles.titles} aria-label="Títulos gerados">
      {titles.map((title) => (
        <li key={title}>
          <span className={styles.title}>
            {title}
            <span className={styles.small}>
              {Array.from(title).length} de {limit} caracteres
            </span>
            {refusedIn(title).map((reason) => (
              <span key={reason}>
                <StatusBadge tone="warning">Evite: {reason}</StatusBadge>
              </span>
            ))}
          </span>
          <CopyButton text={title} aria-label={`Copiar título: ${title}`} />
        </li>
      ))}
    </ul>
  );
}
