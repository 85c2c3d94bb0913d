import { Button, Card, Logo, Spinner } from '@andromeda/design-system';
import { Link, useLocation, useSearchParams } from '@andromeda/platform';
import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { wayBack } from '../../way-back.ts';
import styles from './payment-result-screen.module.css';
import { type PaymentResult, usePaymentResult } from './use-payment-result.ts';

/** `/sucesso`, where the payment provider sends the browser back to. The server decides what it says. */
export function PaymentResultScreen() {
  const result = usePaymentResult(useSearchParams()[0].get('session_id'));
  return (
    <main id="conteudo" tabIndex={-1} className={styles.screen}>
      <Logo label="Andrômeda" />
      <Card
        padding="l"
        className={styles.card}
        data-result={result === 'signed_out' ? 'failed' : result}
        aria-live="polite"
      >
        {result === 'signed_out' ? <SignedOut /> : results[result]}
      </Card>
    </main>
  );
}

/** The payment may be valid: only its owner learns that. */
function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <>
      {results.failed}
      <Button asChild variant="quiet" size="l" fullWidth>
        <Link to="/login" state={{ from: pathname + search }}>
          Entrar para conferir o pagamento
        </Link>
      </Button>
    </>
  );
}

/** Who left a screen in order to buy goes on there. */
function GoOn() {
  const [before] = useState(wayBack);
  return (
    <>
      {before && (
        <Button asChild variant="primary" size="l" fullWidth>
          <Link to={before}>Continuar de onde parei</Link>
        </Button>
      )}
      <Button asChild variant={before ? 'quiet' : 'primary'} size="l" fullWidth>
        <Link to="/dashboard">Ir para o Dashboard</Link>
      </Button>
      <Button asChild variant="quiet" size="l" fullWidth>
        <Link to="/planos">Ver Planos</Link>
      </Button>
    </>
  );
}

const results: Record<Exclude<PaymentResult, 'signed_out'>, ReactNode> = {
  processing: (
    <>
      <Spinner size="l" decorative />
      <h1 className={styles.title}>Processando pagamento...</h1>
      <p className={styles.text}>Isso leva só um instante.</p>
    </>
  ),
  confirmed: (
    <>
      <CircleCheck aria-hidden="true" className={styles.mark} />
      <h1 className={styles.title}>Pagamento Confirmado!</h1>
      <p className={styles.text}>Seus créditos foram adicionados automaticamente à sua conta.</p>
      <GoOn />
    </>
  ),
  failed: (
    <>
      <CircleX aria-hidden="true" className={styles.mark} />
      <h1 className={styles.title}>Ops! Algo deu errado</h1>
      <p className={styles.text}>Não foi possível confirmar seu pagamento</p>
      <Button asChild variant="primary" size="l" fullWidth>
        <Link to="/planos">Voltar aos Planos</Link>
      </Button>
    </>
  ),
};
