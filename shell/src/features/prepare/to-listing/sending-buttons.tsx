import { Button } from '@andromeda/design-system';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import styles from './to-listing.module.css';
import type { Sending } from './use-sending.ts';

type SendingButtonsProps = {
  sending: Sending;
  connect: UseMutationResult<string, Error, void>;
  download: ReactNode;
  /** To the prepared pictures. */
  onBack: () => void;
  /** To the screen below. */
  onClose: () => void;
};

/** The buttons of each stage of the way to a listing. */
export function SendingButtons({ sending, connect, download, onBack, onClose }: SendingButtonsProps) {
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
    case 'choose':
      return <ConfirmButtons sending={sending} onBack={onBack} />;
    case 'done':
      return <DoneButtons {...{ sending, onBack, onClose }} />;
    default:
      return <Button onClick={onBack}>Voltar</Button>;
  }
}

type ConfirmButtonsProps = Pick<SendingButtonsProps, 'sending' | 'onBack'>;

/** One press sends, and says to which listing. */
function ConfirmButtons({ sending, onBack }: ConfirmButtonsProps) {
  const { send, picture, listing, diagnosis, made } = sending;
  return (
    <>
      <Button disabled={send.isPending} onClick={onBack}>
        Voltar
      </Button>
      {picture && listing && (
        <Button
          variant="primary"
          className={styles.send}
          busy={send.isPending}
          busyLabel="Enviando..."
          disabled={diagnosis.isFetching || made?.file === null}
          onClick={() => send.mutate(picture)}
        >
          <span className={styles.oneLine}>
            {send.isError ? messages.tryAgain(listing.title) : messages.sendTo(listing.title)}
          </span>
        </Button>
      )}
    </>
  );
}

type DoneButtonsProps = Pick<SendingButtonsProps, 'sending' | 'onBack' | 'onClose'>;

function DoneButtons({ sending: { change, undo }, onBack, onClose }: DoneButtonsProps) {
  return (
    <>
      {change?.status === 'sent' && (
        <Button busy={undo.isPending} busyLabel="Desfazendo..." onClick={() => undo.mutate(change.id)}>
          Desfazer
        </Button>
      )}
      <Button disabled={undo.isPending} onClick={onBack}>
        Voltar
      </Button>
      <Button variant="primary" disabled={undo.isPending} onClick={onClose}>
        Concluir
      </Button>
    </>
  );
}
