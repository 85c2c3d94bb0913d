import { Button, Card, EmptyState, ErrorState, PageHeader, Skeleton } from '@andromeda/design-system';
import { ApiError, messageFor, profileQuery, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import styles from './admin-screen.module.css';

const forbidden = new ApiError({ code: 'forbidden', status: 403 });

/** For administrators alone, which the server checks at every call. Shows no figure that nothing has counted. */
export function AdminScreen() {
  const profile = useQuery(profileQuery(useApi()));
  return (
    <div className={styles.screen}>
      <PageHeader title="Admin" subtitle="Painel de controle administrativo" />
      {profile.isPending && <Skeleton shape="block" height={260} />}
      {profile.isError && !profile.data && (
        <ErrorState
          title={messageFor(profile.error)}
          action={<Button onClick={() => void profile.refetch()}>Tentar novamente</Button>}
        />
      )}
      {profile.data && !profile.data.isAdmin && <ErrorState title={messageFor(forbidden)} />}
      {profile.data?.isAdmin && (
        <Card padding="l">
          <EmptyState
            drawing="spark"
            title="Em breve"
            description="Usuários ativos, receita e uso da IA aparecem aqui quando houver números de verdade."
          />
        </Card>
      )}
    </div>
  );
}
