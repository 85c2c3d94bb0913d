import { Button, Card, ConfirmDialog, Skeleton, StatusBadge } from '@andromeda/design-system';
import { Link, type Subscription, subscriptionQuery, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CardError } from '../../card-error.tsx';
import { asDay } from '../../formats.ts';
import { messages } from './messages.ts';
import styles from './settings-screen.module.css';

/** The monthly subscription, and how to cancel it. */
export function SubscriptionCard() {
  const subscription = useQuery(subscriptionQuery(useApi()));
  return (
    <Card as="section" padding="l" aria-labelledby="assinatura" className={styles.card}>
      <h2 id="assinatura">Assinatura</h2>
      {subscription.isPending && <Skeleton shape="block" height={107} />}
      {subscription.isError && subscription.data === undefined && (
        <CardError message={messages.subscriptionFailed} onRetry={() => void subscription.refetch()} />
      )}
      {subscription.data === null && <NoSubscription />}
      {subscription.data && <RunningSubscription subscription={subscription.data} />}
    </Card>
  );
}

function NoSubscription() {
  return (
    <>
      <p className={styles.soft}>
        Você ainda não tem uma assinatura. Com um plano, seus créditos chegam todo mês.
      </p>
      <Button asChild size="l" className={styles.save}>
        <Link to="/plans">Ver planos</Link>
      </Button>
    </>
  );
}

const states = {
  active: { tone: 'success', label: 'Ativa' },
  past_due: { tone: 'warning', label: 'Pagamento pendente' },
  cancelled: { tone: 'neutral', label: 'Cancelada' },
} as const;

function RunningSubscription({ subscription }: { subscription: Subscription }) {
  const { planName, status, currentPeriodEnd, cancelsAtPeriodEnd } = subscription;
  const end = asDay(currentPeriodEnd);
  return (
    <>
      <div className={styles.line}>
        <strong>Plano {planName}</strong>
        <StatusBadge tone={states[status].tone}>{states[status].label}</StatusBadge>
      </div>
      <p className={styles.soft}>
        {cancelsAtPeriodEnd
          ? `Sua assinatura termina em ${end}. Seus créditos continuam seus.`
          : `A próxima renovação é em ${end}.`}
      </p>
      {!cancelsAtPeriodEnd && <CancelSubscription planName={planName} end={end} />}
    </>
  );
}

function CancelSubscription({ planName, end }: { planName: string; end: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () => api.subscription.cancel(),
    onSuccess: (subscription) => {
      queries.setQueryData(subscriptionQuery(api).queryKey, subscription);
      notify({ message: messages.cancelled, type: 'success' });
    },
    onError: () => notify({ message: messages.cancelFailed, type: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="quiet" className={styles.save} onClick={() => setAsking(true)}>
        Cancelar assinatura
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancelar o plano ${planName}?`}
        description={`Ele continua valendo até ${end} e depois não é mais cobrado. Os créditos que você já tem continuam seus.`}
        confirmLabel="Cancelar assinatura"
        cancelLabel="Manter assinatura"
        tone="danger"
        busy={cancel.isPending}
        busyLabel="Cancelando..."
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}
