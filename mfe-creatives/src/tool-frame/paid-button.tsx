import { Button, type ButtonProps } from '@andromeda/design-system';
import styles from './paid-button.module.css';

/** A button that makes a picture, with what it costs. */
export function PaidButton({ children, ...rest }: ButtonProps) {
  return (
    <Button title="Usa 1 crédito" {...rest}>
      {children}{' '}
      <span aria-hidden="true" className={styles.cost}>
        1 crédito
      </span>
    </Button>
  );
}
