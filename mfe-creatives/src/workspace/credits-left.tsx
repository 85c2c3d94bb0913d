import { Skeleton } from '@andromeda/design-system';
import { useCreditBalance } from '@andromeda/platform';
import styles from './credits-left.module.css';

/** The balance, big. */
export function CreditsLeft() {
  const balance = useCreditBalance();
  return (
    <p className={styles.credits} aria-busy={balance.isPending}>
      <span className={styles.creditsNumber}>
        {balance.data ? balance.data.creditsRemaining : balance.isPending ? <Skeleton width="1.4em" /> : '–'}
      </span>
      <span>Créditos restantes</span>
    </p>
  );
}
