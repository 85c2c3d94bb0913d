import {
  Card,
  EmptyState,
  IconButton,
  PageHeader,
  Skeleton,
  StatusBadge,
  TextField,
} from '@andromeda/design-system';
import { type AdministeredAccount, Link, messageFor, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { AdminsOnly, isForbidden } from '../../admins-only.tsx';
import { CardError } from '../../card-error.tsx';
import { asDay } from '../../formats.ts';
import styles from './accounts.module.css';
import { messages } from './messages.ts';

/** The server asks for two letters at least. */
const SHORTEST_SEARCH = 2;

/** Administrators find an account here by a part of its address or name. */
export function AccountsScreen() {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const enough = search.length >= SHORTEST_SEARCH;
  const found = useQuery({
    queryKey: ['admin', 'accounts', search],
    queryFn: ({ signal }) => api.admin.findAccounts(search, signal),
    enabled: enough,
    retry: false,
  });
  if (isForbidden(found.error)) return <AdminsOnly />;
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Pessoas"
        subtitle="Encontre uma conta pelo email ou pelo nome"
        back={
          <IconButton asChild label="Voltar ao Admin" icon={<ArrowLeft />}>
            <Link to="/admin" />
          </IconButton>
        }
      />
      <TextField
        label="Email ou nome"
        type="search"
        autoComplete="off"
        icon={<Search />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {enough && found.isPending && <Skeleton shape="block" height={160} />}
      {enough && found.isError && (
        <CardError
          message={messageFor(found.error, messages.searchFailed)}
          onRetry={() => void found.refetch()}
        />
      )}
      {enough && found.data?.length === 0 && (
        <EmptyState
          drawing="spark"
          title="Nenhuma conta encontrada"
          description="Tente outra parte do email ou do nome."
        />
      )}
      {enough && found.data && found.data.length > 0 && (
        <Card padding="l">
          <ul className={styles.accounts}>
            {found.data.map((account) => (
              <AccountLine key={account.id} account={account} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function AccountLine({ account }: { account: AdministeredAccount }) {
  const { id, fullName, email, createdAt } = account;
  return (
    <li>
      <Link to={`/admin/accounts/${id}`}>
        <span>
          <strong>{fullName || 'Sem nome'}</strong>
          <span className={styles.soft}>{email}</span>
        </span>
        <span className={styles.marks}>
          <AccountBadge account={account} />
          <time dateTime={createdAt} className={styles.soft}>
            {asDay(createdAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/** The state of an account, where it is unusual. */
export function AccountBadge({ account }: { account: AdministeredAccount }) {
  if (account.blockedAt) return <StatusBadge tone="danger">Bloqueada</StatusBadge>;
  if (account.deletionDueAt) return <StatusBadge tone="warning">Será excluída</StatusBadge>;
  if (account.admin) return <StatusBadge tone="neutral">Administrador</StatusBadge>;
  return account.confirmed ? null : <StatusBadge tone="neutral">Email não confirmado</StatusBadge>;
}
