import { Button, Card, Skeleton, StatusBadge } from '@andromeda/design-system';
import { useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { CardError } from '../../card-error.tsx';
import { messages } from './messages.ts';
import { secondFactorQuery } from './second-factor-query.ts';
import styles from './settings-screen.module.css';

// The QR code's drawing comes along.
const dialogs = () => import('./second-factor-dialogs.ts');
const TurnOnDialog = lazy(async () => ({ default: (await dialogs()).TurnOnDialog }));
const TurnOffDialog = lazy(async () => ({ default: (await dialogs()).TurnOffDialog }));

/** A code of the user's phone at every sign-in, beside the password. */
export function SecondFactorCard() {
  const factor = useQuery(secondFactorQuery(useApi()));
  const [open, setOpen] = useState(false);
  const enabled = factor.data?.enabled ?? false;
  const [asked, setAsked] = useState<'on' | 'off'>('on');
  return (
    <Card as="section" padding="l" aria-labelledby="duas-etapas" className={styles.card}>
      <div className={styles.line}>
        <h2 id="duas-etapas">Verificação em duas etapas</h2>
        {enabled && <StatusBadge tone="success">Ativa</StatusBadge>}
      </div>
      {factor.isPending && <Skeleton shape="block" height={76} />}
      {factor.isError && !factor.data && (
        <CardError message={messages.secondFactorUnread} onRetry={() => void factor.refetch()} />
      )}
      {factor.data && (
        <>
          <p className={styles.soft}>
            {enabled
              ? `A cada entrada, depois da senha, pedimos um código do seu celular. ${left(factor.data.recoveryCodes)}`
              : 'Peça, além da senha, um código do seu celular a cada entrada: quem descobrir sua senha não entra na sua conta.'}
          </p>
          <Button
            variant={enabled ? 'quiet' : 'secondary'}
            size="l"
            className={styles.save}
            onClick={() => {
              setAsked(enabled ? 'off' : 'on');
              setOpen(true);
            }}
          >
            {enabled ? 'Desativar' : 'Ativar'}
          </Button>
        </>
      )}
      {open && (
        <Suspense fallback={null}>
          {asked === 'on' ? (
            <TurnOnDialog onClose={() => setOpen(false)} />
          ) : (
            <TurnOffDialog onClose={() => setOpen(false)} />
          )}
        </Suspense>
      )}
    </Card>
  );
}

const left = (codes: number) =>
  codes === 1 ? 'Resta 1 código de recuperação.' : `Restam ${codes} códigos de recuperação.`;
