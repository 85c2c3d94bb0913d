import { Button, Dialog, Notice, SegmentedControl, TextArea, TextField } from '@andromeda/design-system';
import { type AdministeredAccount, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LONGEST_REASON, MOST_ADJUSTED_CREDITS } from 'bff/contract/browser';
import { type FormEvent, useId, useState } from 'react';
import styles from './accounts.module.css';
import { messages } from './messages.ts';

const SHORTEST_REASON = 3;

/** Grants credits, or takes them back, with a reason. One opening of the dialog is one adjustment, however often it is sent. */
export function AdjustDialog({ account, onClose }: { account: AdministeredAccount; onClose: () => void }) {
  const form = useId();
  const [way, setWay] = useState<'grant' | 'take'>('grant');
  const [currency, setCurrency] = useState<'image' | 'turbo'>('image');
  const [count, setCount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const adjust = useAdjust(account.id, onClose);
  const amount = Number(count);
  const goodAmount = Number.isInteger(amount) && amount >= 1 && amount <= MOST_ADJUSTED_CREDITS;
  const goodReason = reason.trim().length >= SHORTEST_REASON;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!goodAmount || !goodReason || adjust.isPending) return;
    adjust.mutate({ currency, amount: way === 'grant' ? amount : -amount, reason: reason.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !adjust.isPending && onClose()}
      title="Mudar créditos"
      description={`${account.email}: ${account.credits} créditos e ${account.turboCredits} turbo.`}
      footer={
        <>
          <Button disabled={adjust.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={form} variant="primary" busy={adjust.isPending} busyLabel="Mudando...">
            {way === 'grant' ? 'Dar créditos' : 'Retirar créditos'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={styles.form}>
        <SegmentedControl
          label="O que fazer"
          options={[
            { value: 'grant', label: 'Dar' },
            { value: 'take', label: 'Retirar' },
          ]}
          value={way}
          onValueChange={setWay}
        />
        <SegmentedControl
          label="Tipo"
          options={[
            { value: 'image', label: 'Créditos' },
            { value: 'turbo', label: 'Turbo' },
          ]}
          value={currency}
          onValueChange={setCurrency}
        />
        <TextField
          label="Quantos"
          inputMode="numeric"
          autoComplete="off"
          value={count}
          error={tried && !goodAmount ? messages.amountWrong : undefined}
          onChange={(event) => setCount(event.currentTarget.value)}
        />
        <TextArea
          label="Motivo"
          hint="Fica no registro da administração."
          rows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          error={tried && !goodReason ? messages.reasonMissing : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {adjust.error && <Notice tone="error">{messageFor(adjust.error, messages.adjustFailed)}</Notice>}
      </form>
    </Dialog>
  );
}

function useAdjust(id: string, onClose: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: { currency: 'image' | 'turbo'; amount: number; reason: string }) =>
      api.admin.adjustCredits(id, { key, ...change }),
    onSuccess: () => {
      notify({ type: 'success', message: messages.adjusted });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['admin'] }),
  });
}
