import { Button, CreditPanel } from '@andromeda/design-system';
import { useCreditBalance } from '@andromeda/platform';
import { Link } from 'react-router-dom';
import styles from './credits.module.css';

const whole = new Intl.NumberFormat('pt-BR');

/** The remaining credits, kept up to date, and the link to more. */
export function Credits() {
  const { data, isError } = useCreditBalance();
  const total = data ? data.creditsRemaining + data.totalCreditsUsed : 0;
  return (
    <CreditPanel
      planLabel={
        <>
          Plano {data?.planName ?? 'Pro'}
          {data?.freeCredits && (
            <small className={styles.free}>seus {data.freeCredits} créditos grátis</small>
          )}
        </>
      }
      tag="CRÉDITOS ATIVOS"
      amount={data ? whole.format(data.creditsRemaining) : isError ? '–' : undefined}
      amountLabel="créditos restantes"
      fraction={data && total > 0 ? data.creditsRemaining / total : undefined}
      action={
        <Button asChild>
          <Link to="/plans">Comprar Créditos</Link>
        </Button>
      }
    />
  );
}
