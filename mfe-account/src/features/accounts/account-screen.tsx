import { Button, Card, IconButton, PageHeader, Skeleton } from '@andromeda/design-system';
import {
  type AdministeredAccount,
  Link,
  messageFor,
  useApi,
  useParams,
  useSession,
} from '@andromeda/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { planName } from 'bff/contract/browser';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { AdminsOnly, isForbidden } from '../../admins-only.tsx';
import { AuditLog } from '../../audit-log.tsx';
import { CardError } from '../../card-error.tsx';
import { EntryList } from '../../entry-list.tsx';
import { asDay, asMoment } from '../../formats.ts';
import styles from './accounts.module.css';
import { AccountBadge } from './accounts-screen.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { messages } from './messages.ts';
import { BlockDialog, SecondFactorDialog } from './reason-dialog.tsx';

/** One account: its ledger, its credits, its block, its second factor, and what administrators did to it. */
export function AccountScreen() {
  const { id = '' } = useParams();
  const api = useApi();
  const [page, setPage] = useState(1);
  const opened = useQuery({
    queryKey: ['admin', 'account', id, page],
    queryFn: ({ signal }) => api.admin.openAccount(id, page, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (isForbidden(opened.error)) return <AdminsOnly />;
  const { data } = opened;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={data ? data.account.fullName || 'Sem nome' : 'Conta'}
        subtitle={data?.account.email ?? 'Uma conta da Andrômeda'}
        back={
          <IconButton asChild label="Voltar às pessoas" icon={<ArrowLeft />}>
            <Link to="/admin/accounts" />
          </IconButton>
        }
      />
      {opened.isPending && <Skeleton shape="block" height={280} />}
      {opened.isError && !data && (
        <CardError
          message={messageFor(opened.error, messages.accountFailed)}
          onRetry={() => void opened.refetch()}
        />
      )}
      {data && (
        <div className={styles.columns}>
          <div className={styles.screen}>
            <Facts account={data.account} />
            <AuditLog account={id} />
          </div>
          <EntryList
            title="Extrato de créditos"
            page={page}
            onPageChange={setPage}
            waiting={opened.isPlaceholderData}
            data={data}
          />
        </div>
      )}
    </div>
  );
}

function Facts({ account }: { account: AdministeredAccount }) {
  const { user } = useSession();
  const [asking, setAsking] = useState<'credits' | 'block' | 'secondFactor' | null>(null);
  const facts = factsOf(account);
  const close = () => setAsking(null);
  return (
    <Card as="section" padding="l" aria-labelledby="conta" className={styles.card}>
      <h2 id="conta">Conta</h2>
      <div className={styles.marks}>
        <AccountBadge account={account} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => setAsking('credits')}>Mudar créditos</Button>
        {account.secondFactor && account.id !== user.id && (
          <Button onClick={() => setAsking('secondFactor')}>Desativar verificação</Button>
        )}
        {!account.admin && (
          <Button variant={account.blockedAt ? 'secondary' : 'danger'} onClick={() => setAsking('block')}>
            {account.blockedAt ? 'Desbloquear' : 'Bloquear'}
          </Button>
        )}
      </div>
      {asking === 'credits' && <AdjustDialog account={account} onClose={close} />}
      {asking === 'secondFactor' && <SecondFactorDialog account={account} onClose={close} />}
      {asking === 'block' && <BlockDialog account={account} onClose={close} />}
    </Card>
  );
}

function factsOf(account: AdministeredAccount): [string, string][] {
  const { credits, turboCredits, planId, createdAt, lastSignInAt, secondFactor } = account;
  const { blockedAt, deletionDueAt } = account;
  return [
    ['Créditos', String(credits)],
    ['Créditos turbo', String(turboCredits)],
    ['Plano', (planId && planName(planId)) ?? 'Nenhum'],
    ['Telefone', account.phone || 'Não informado'],
    ['Conta criada em', asDay(createdAt)],
    ['Última entrada', lastSignInAt ? asMoment(lastSignInAt) : 'Nunca'],
    ['Verificação em duas etapas', secondFactor ? 'Ativa' : 'Desativada'],
    ...(blockedAt ? [['Bloqueada em', asMoment(blockedAt)] as [string, string]] : []),
    ...(deletionDueAt ? [['Será excluída em', asDay(deletionDueAt)] as [string, string]] : []),
  ];
}
