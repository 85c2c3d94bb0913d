import { Button, ErrorState, PageHeader, Skeleton } from '@andromeda/design-system';
import { messageFor, type Plan, subscriptionQuery, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { planIds } from 'bff/contract/browser';
import { ShieldCheck } from 'lucide-react';
import { Packs } from './packs.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { PlanQuestions } from './plan-questions.tsx';
import styles from './plans-screen.module.css';
import { type CheckoutState, useCheckout } from './use-checkout.ts';

export function PlansScreen() {
  const api = useApi();
  const plans = useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => api.plans.list(signal) });
  const { buy, working } = useCheckout();
  const stateOf = (priceId: string | null) => {
    if (working === undefined) return 'ready';
    return working === priceId ? 'busy' : 'waiting';
  };
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
      {plans.data && <Offers plans={plans.data} stateOf={stateOf} onBuy={buy} />}
      <p className={styles.guarantee}>
        <ShieldCheck aria-hidden="true" />
        Todos os planos incluem garantia de 7 dias ou seu dinheiro de volta.
      </p>
      {plans.data && (
        <Packs sold={plans.data.some(({ priceId }) => priceId !== null)} stateOf={stateOf} onBuy={buy} />
      )}
      <PlanQuestions />
    </div>
  );
}

interface OffersProps {
  plans: readonly Plan[];
  stateOf: (priceId: string | null) => CheckoutState;
  onBuy: (priceId: string) => void;
}

function Offers({ plans, stateOf, onBuy }: OffersProps) {
  const { data: subscription } = useQuery(subscriptionQuery(useApi()));
  return (
    <>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            subscription={subscription?.planId === plan.id ? subscription : undefined}
            state={stateOf(plan.priceId)}
            onSubscribe={() => plan.priceId !== null && onBuy(plan.priceId)}
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
