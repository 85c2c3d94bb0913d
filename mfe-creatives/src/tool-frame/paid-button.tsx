import { Button, type ButtonProps } from '@andromeda/design-system';
import type { Task } from '../generation/task.ts';
import styles from './paid-button.module.css';

type PaidButtonProps = ButtonProps & { task: Task };

/** A button that makes a picture, with the price of its task. */
export function PaidButton({ task, children, ...rest }: PaidButtonProps) {
  const price = `${task.credits} ${task.credits === 1 ? 'crédito' : 'créditos'}`;
  return (
    <Button title={`Usa ${price}`} {...rest}>
      {children}{' '}
      <span aria-hidden="true" className={styles.cost}>
        {price}
      </span>
    </Button>
  );
}
