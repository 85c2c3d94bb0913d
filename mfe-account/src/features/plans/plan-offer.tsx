import { Button, PlanCard } from '@andromeda/design-system';
import type { Plan, Subscription } from '@andromeda/platform';
import type { ReactNode } from 'react';
import { asDay, inReais } from '../../formats.ts';
import type { CheckoutState } from './use-checkout.ts';

interface PlanOfferProps {
  plan: Plan;
  /** The user's subscription, if it is to this plan. */
  subscription: Subscription | undefined;
  state: CheckoutState;
  onSubscribe: () => void;
}

/** The large number of a card says this once; the list of what the plan has leaves it out. */
const CREDITS_LABEL = 'créditos por mês';

/** One plan and the way to it. */
export function PlanOffer({ plan, subscription, state, onSubscribe }: PlanOfferProps) {
  const running = subscription && !subscription.cancelsAtPeriodEnd && subscription.status !== 'cancelled';
  return (
    <PlanCard
      as="li"
      name={plan.name}
      headline={{ value: plan.credits, label: CREDITS_LABEL }}
      price={inReais(plan.priceCents)}
      period="por mês"
      priceNote={`${inReais(plan.priceCents / plan.credits)} por crédito`}
      features={plan.features.filter((feature) => feature !== `${plan.credits} ${CREDITS_LABEL}`)}
      currentLabel={running ? 'Seu plano' : undefined}
      popularLabel={plan.popular ? 'Mais Popular' : undefined}
      note={noteOn(subscription, Boolean(running))}
      action={
        <Button
          variant={plan.popular && !running ? 'primary' : 'secondary'}
          size="l"
          fullWidth
          busy={state === 'busy'}
          busyLabel="Processando..."
          disabled={Boolean(running) || plan.priceId === null || state === 'waiting'}
          onClick={onSubscribe}
        >
          {running ? 'Plano atual' : plan.priceId === null ? 'Em breve' : 'ASSINAR'}
        </Button>
      }
    />
  );
}

function noteOn(subscription: Subscription | undefined, running: boolean): ReactNode {
  if (!subscription) return undefined;
  const end = asDay(subscription.currentPeriodEnd);
  if (!running) return `Cancelado, ativo até ${end}`;
  return subscription.status === 'past_due' ? 'Pagamento pendente' : `Renova em ${end}`;
}
