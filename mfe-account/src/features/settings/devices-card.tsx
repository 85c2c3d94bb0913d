import { Button, Card, Skeleton, StatusBadge } from '@andromeda/design-system';
import { type DeviceSession, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { CardError } from '../../card-error.tsx';
import { asMoment } from '../../formats.ts';
import styles from './devices-card.module.css';
import { MESSAGE_MS, messages } from './messages.ts';
import { sessionsQuery } from './sessions-query.ts';

/** Where the user is signed in, and a way out of everywhere else. */
export function DevicesCard() {
  const sessions = useQuery(sessionsQuery(useApi()));
  return (
    <Card as="section" padding="l" aria-labelledby="dispositivos" className={styles.card}>
      <h2 id="dispositivos">Dispositivos</h2>
      {sessions.isPending && <Skeleton shape="block" height={76} />}
      {sessions.isError && !sessions.data && (
        <CardError message={messages.devicesFailed} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && <Devices sessions={sessions.data} />}
    </Card>
  );
}

function Devices({ sessions }: { sessions: DeviceSession[] }) {
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <>
      <p className={styles.soft}>
        Onde sua conta está aberta. Não reconhece um deles? Saia dos outros e troque a senha.
      </p>
      <ul className={styles.devices}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {others > 0 && <EndOthers />}
    </>
  );
}

const phones: readonly (string | null)[] = ['Android', 'iPhone', 'iPad'];

function Device({ session }: { session: DeviceSession }) {
  const Icon = phones.includes(session.system) ? Smartphone : Laptop;
  return (
    <li>
      <Icon aria-hidden />
      <span>
        {nameOf(session)}
        {!session.current && (
          <time dateTime={session.lastUsedAt}>Último acesso em {asMoment(session.lastUsedAt)}</time>
        )}
      </span>
      {session.current && <StatusBadge tone="success">Este dispositivo</StatusBadge>}
    </li>
  );
}

function nameOf({ browser, system }: DeviceSession): string {
  if (browser && system) return `${browser} no ${system}`;
  return browser ?? system ?? 'Dispositivo desconhecido';
}

function EndOthers() {
  const api = useApi();
  const queries = useQueryClient();
  const { notify, close } = useNotification();
  const end = useMutation({
    networkMode: 'always',
    mutationFn: () => api.sessions.endOthers(),
    onMutate: () => close('banner'),
    onSuccess: (left) => {
      queries.setQueryData(sessionsQuery(api).queryKey, left);
      notify({ message: messages.othersEnded, type: 'success', durationMs: MESSAGE_MS });
    },
    onError: () => notify({ message: messages.endOthersFailed, type: 'error' }),
  });
  return (
    <Button
      variant="secondary"
      size="l"
      className={styles.end}
      busy={end.isPending}
      busyLabel="Saindo..."
      onClick={() => end.mutate()}
    >
      Sair dos outros
    </Button>
  );
}
