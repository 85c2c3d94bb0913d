import { Chip, Skeleton, VisuallyHidden } from '@andromeda/design-system';
import { useCreditBalance } from '@andromeda/platform';
import { Sparkles } from 'lucide-react';
import styles from './credits-left.module.css';

/** The balance, big. */
export function CreditsLeft() {
  return (
    <p className={styles.credits}>
      <span className={styles.number}>
        <CreditNumber />
      </span>
      <span>Créditos restantes</span>
    </p>
  );
}

/** The balance where a phone has little room for it. */
export function CreditsChip() {
  return (
    <Chip tone="accent" icon={<Sparkles />}>
      <VisuallyHidden>Créditos restantes</VisuallyHidden> <CreditNumber />
    </Chip>
  );
}

function CreditNumber() {
  const balance = useCreditBalance();
  if (balance.data) return balance.data.creditsRemaining;
  return balance.isPending ? <Skeleton width="1.4em" /> : '–';
}
