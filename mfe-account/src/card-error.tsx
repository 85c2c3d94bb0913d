import { Button, Notice } from '@andromeda/design-system';
import styles from './card-error.module.css';

/** A part of a screen that could not be read, small inside its own card, and the way to read it again. */
export function CardError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.error}>
      <Notice tone="error">{message}</Notice>
      <Button onClick={onRetry}>Tentar novamente</Button>
    </div>
  );
}
