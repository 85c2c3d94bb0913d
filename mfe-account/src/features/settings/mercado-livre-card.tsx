import { Button, Card, ConfirmDialog, Skeleton, StatusBadge } from '@andromeda/design-system';
import {
  type MarketplaceConnection,
  marketplaceQuery,
  messageFor,
  useApi,
  useNotification,
  usePublicConfig,
} from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CardError } from '../../card-error.tsx';
import { asDay } from '../../formats.ts';
import { messages } from './messages.ts';
import { SentPictures } from './sent-pictures.tsx';
import styles from './settings-screen.module.css';

/** The seller's account at Mercado Livre; nothing where this server connects none. */
export function MercadoLivreCard() {
  const { connectable } = usePublicConfig();
  return connectable?.includes('mercado_livre') ? <ConnectionCard /> : null;
}

function ConnectionCard() {
  const connection = useQuery(marketplaceQuery(useApi()));
  const { data } = connection;
  return (
    <Card as="section" padding="l" aria-labelledby="mercado-livre" className={styles.card}>
      <div className={styles.line}>
        <h2 id="mercado-livre">Mercado Livre</h2>
        {data?.account && <StatusBadge tone="success">Conectado</StatusBadge>}
      </div>
      {connection.isPending && <Skeleton shape="block" height={96} />}
      {connection.isError && !data && (
        <CardError message={messages.marketplaceUnread} onRetry={() => void connection.refetch()} />
      )}
      {data && (data.account ? <Connected {...data.account} /> : <NotConnected />)}
    </Card>
  );
}

function NotConnected() {
  const { marketplace } = useApi();
  const { notify } = useNotification();
  const connect = useMutation({
    networkMode: 'always',
    mutationFn: () => marketplace.signIn('/settings'),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => notify({ message: messageFor(error, messages.marketplaceUnopened), type: 'error' }),
  });
  return (
    <>
      <p className={styles.soft}>
        Conecte sua conta e envie fotos prontas direto para os seus anúncios. Você entra no site do Mercado
        Livre: a Andrômeda não vê sua senha.
      </p>
      <Button
        size="l"
        className={styles.save}
        busy={connect.isPending}
        busyLabel="Abrindo..."
        onClick={() => connect.mutate()}
      >
        Conectar
      </Button>
    </>
  );
}

function Connected({ name, connectedAt }: NonNullable<MarketplaceConnection['account']>) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const [asking, setAsking] = useState(false);
  const disconnect = useMutation({
    networkMode: 'always',
    mutationFn: () => api.marketplace.disconnect(),
    onSuccess: () => {
      queries.setQueryData(marketplaceQuery(api).queryKey, (known) => known && { ...known, account: null });
      notify({ message: messages.marketplaceLeft, type: 'success' });
    },
    onError: (error) => notify({ message: messageFor(error, messages.marketplaceStays), type: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <p>
        <strong>{name}</strong>
        <br />
        <span className={styles.soft}>Conectado desde {asDay(connectedAt)}</span>
      </p>
      <SentPictures />
      <Button variant="quiet" className={styles.save} onClick={() => setAsking(true)}>
        Desconectar
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Desconectar o Mercado Livre?"
        description="A Andrômeda perde o acesso à sua conta. As fotos que já estão nos anúncios continuam lá e não poderão mais ser desfeitas por aqui."
        confirmLabel="Desconectar"
        cancelLabel="Continuar conectado"
        tone="danger"
        busy={disconnect.isPending}
        busyLabel="Desconectando..."
        onConfirm={() => disconnect.mutate()}
      />
    </>
  );
}
