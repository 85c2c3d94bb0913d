import { Button } from '@andromeda/design-system';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Sending } from './use-sending.ts';

type SendingButtonsProps = {
  sending: Sending;
  connect: UseMutationResult<string, Error, void>;
  download: ReactNode;
  onBack: () => void;
};

/** The buttons of each stage of the way to a listing. */
export function SendingButtons({ sending, connect, download, onBack }: SendingButtonsProps) {
  switch (sending.stage) {
    case 'connect':
      return (
        <>
          <Button onClick={onBack}>Voltar</Button>
          {download}
          <Button
            variant="primary"
            busy={connect.isPending}
            busyLabel="Abrindo..."
            onClick={() => connect.mutate()}
          >
            Conectar Mercado Livre
          </Button>
        </>
      );
    case 'confirm':
      return <ConfirmButtons sending={sending} />;
    case 'done':
      return <DoneButtons sending={sending} onBack={onBack} />;
    default:
      return <Button onClick={onBack}>Voltar</Button>;
  }
}

function ConfirmButtons({ sending: { send, picture, diagnosis, choose } }: { sending: Sending }) {
  return (
    <>
      <Button disabled={send.isPending} onClick={() => choose(null)}>
        Trocar anúncio
      </Button>
      <Button
        variant="primary"
        busy={send.isPending}
        busyLabel="Enviando..."
        disabled={diagnosis.isFetching}
        onClick={() => picture && send.mutate(picture)}
      >
        {send.isError ? 'Tentar de novo' : 'Enviar'}
      </Button>
    </>
  );
}

function DoneButtons({ sending: { change, undo }, onBack }: { sending: Sending; onBack: () => void }) {
  return (
    <>
      {change?.status === 'sent' && (
        <Button busy={undo.isPending} busyLabel="Desfazendo..." onClick={() => undo.mutate(change.id)}>
          Desfazer
        </Button>
      )}
      <Button variant="primary" disabled={undo.isPending} onClick={onBack}>
        Concluir
      </Button>
    </>
  );
}
