import { Button, ErrorState, PageHeader, Skeleton } from '@andromeda/design-system';
import { messageFor, type Plan, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { planIds } from 'bff/contract/browser';
import { ShieldCheck } from 'lucide-react';
import { subscriptionQuery } from '../../subscription-query.ts';
import { PlanOffer } from './plan-offer.tsx';
import { PlanQuestions } from './plan-questions.tsx';
import styles from './plans-screen.module.css';
import { useSubscribe } from './use-subscribe.ts';

export function PlansScreen() {
  const api = useApi();
  const plans = useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => api.plans.list(signal) });
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Escolha o plano ideal para o seu negócio"
        subtitle="Todos os planos incluem acesso completo e suporte prioritário."
      />
      {plans.isPending && <PlansSkeleton />}
      {plans.isError && !plans.data && (
        <ErrorState
          title={messageFor(plans.error, 'Não foi possível carregar os planos. Tente novamente.')}
          action={<Button onClick={() => void plans.refetch()}>Tentar novamente</Button>}
        />
      )}
      {plans.data && <Offers plans={plans.data} />}
      <p className={styles.guarantee}>
        <ShieldCheck aria-hidden="true" />
        Todos os planos incluem garantia de 7 dias ou seu dinheiro de volta.
      </p>
      <PlanQuestions />
    </div>
  );
}

function Offers({ plans }: { plans: readonly Plan[] }) {
  const { data: subscription } = useQuery(subscriptionQuery(useApi()));
  const { subscribe, working } = useSubscribe();
  const stateOf = ({ priceId }: Plan) => {
    if (working === undefined) return 'ready';
    return working === priceId ? 'busy' : 'waiting';
  };
  return (
    <>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            subscription={subscription?.planId === plan.id ? subscription : undefined}
            state={stateOf(plan)}
            onSubscribe={() => plan.priceId !== null && subscribe(plan.priceId)}
          />
        ))}
      </ul>
      {subscription && (
        <p className={styles.change}>
          Ao assinar outro plano, o {subscription.planName} termina na hora. Os créditos que você tem
          continuam seus.
        </p>
      )}
    </>
  );
}

function PlansSkeleton() {
  return (
    <div role="status" aria-label="Carregando os planos" className={styles.plans}>
      {planIds.map((plan) => (
        <Skeleton key={plan} shape="block" height={460} />
      ))}
    </div>
  );
}
