import { Button, ErrorState, Skeleton } from '@andromeda/design-system';
import { messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AuthPage } from '../auth-pages/auth-page.tsx';
import styles from './leaving-screen.module.css';
import { useSessionStore } from './session-context.ts';

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });

/** The only screen of a user who asked for the deletion of their account: its date, and how to withdraw the request. */
export function LeavingScreen() {
  const api = useApi();
  const account = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => api.account.read(signal),
    retry: false,
  });
  return (
    <AuthPage
      title="Sua conta será excluída"
      subtitle="Você pediu a exclusão da sua conta e ainda pode mudar de ideia."
    >
      {account.isPending && <Skeleton shape="block" height={120} />}
      {account.isError && !account.data && (
        <ErrorState
          title={messageFor(account.error, 'Não foi possível carregar sua conta. Tente novamente.')}
          action={<Button onClick={() => void account.refetch()}>Tentar novamente</Button>}
        />
      )}
      {account.data && <Choice dueAt={account.data.deletion?.dueAt} />}
    </AuthPage>
  );
}

/** `dueAt` is missing where another tab has withdrawn the request. */
function Choice({ dueAt }: { dueAt: string | undefined }) {
  const store = useSessionStore();
  const keep = useKeep();
  return (
    <div className={styles.choice}>
      <p>
        {dueAt &&
          `Em ${day.format(new Date(dueAt))}, seu perfil, suas imagens, seus textos e suas conversas são apagados para sempre. `}
        Até lá, nada é criado nem cobrado. Se você mantiver a conta, ela volta como estava; uma assinatura
        cancelada não volta sozinha.
      </p>
      <Button
        variant="primary"
        size="l"
        busy={keep.isPending}
        busyLabel="Mantendo..."
        onClick={() => keep.mutate()}
      >
        Manter minha conta
      </Button>
      <Button size="l" variant="quiet" onClick={() => void store.signOut().catch(() => undefined)}>
        Sair
      </Button>
    </div>
  );
}

function useKeep() {
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const { notify, close } = useNotification();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.account.keep(),
    onMutate: () => close('banner'),
    onSuccess: async () => {
      // Every call was refused until now.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'remote' });
      store.accountKept();
      notify({ type: 'success', message: 'Sua conta foi mantida.' });
    },
    onError: (error) =>
      notify({
        type: 'error',
        message: messageFor(error, 'Não foi possível manter sua conta. Tente novamente.'),
      }),
  });
}
