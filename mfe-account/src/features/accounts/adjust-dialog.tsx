import { Button, Dialog, Notice, SegmentedControl, TextArea, TextField } from '@andromeda/design-system';
import { type AdministeredAccount, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LONGEST_REASON, MOST_ADJUSTED_CREDITS } from 'bff/contract/browser';
import { type FormEvent, useId, useState } from 'react';
import styles from './accounts.module.css';
import { messages } from './messages.ts';

const SHORTEST_REASON = 3;

type Asked = { way: 'grant' | 'take'; currency: 'image' | 'turbo'; count: string; reason: string };

/** Grants credits, or takes them back, with a reason. One opening of the dialog is one adjustment, however often it is sent. */
export function AdjustDialog({ account, onClose }: { account: AdministeredAccount; onClose: () => void }) {
  const form = useId();
  const [asked, setAsked] = useState<Asked>({ way: 'grant', currency: 'image', count: '', reason: '' });
  const [tried, setTried] = useState(false);
  const adjust = useAdjust(account.id, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isGoodAmount(asked) || !isGoodReason(asked) || adjust.isPending) return;
    const amount = asked.way === 'grant' ? Number(asked.count) : -Number(asked.count);
    adjust.mutate({ currency: asked.currency, amount, reason: asked.reason.trim() });
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
            {asked.way === 'grant' ? 'Dar créditos' : 'Retirar créditos'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={styles.form}>
        <AdjustFields
          asked={asked}
          tried={tried}
          onChange={(change) => setAsked((before) => ({ ...before, ...change }))}
        />
        {adjust.error && <Notice tone="error">{messageFor(adjust.error, messages.adjustFailed)}</Notice>}
      </form>
    </Dialog>
  );
}

type AdjustFieldsProps = { asked: Asked; tried: boolean; onChange: (change: Partial<Asked>) => void };

function AdjustFields({ asked, tried, onChange }: AdjustFieldsProps) {
  return (
    <>
      <SegmentedControl
        label="O que fazer"
        options={[
          { value: 'grant', label: 'Dar' },
          { value: 'take', label: 'Retirar' },
        ]}
        value={asked.way}
        onValueChange={(way) => onChange({ way })}
      />
      <SegmentedControl
        label="Tipo"
        options={[
          { value: 'image', label: 'Créditos' },
          { value: 'turbo', label: 'Turbo' },
        ]}
        value={asked.currency}
        onValueChange={(currency) => onChange({ currency })}
      />
      <TextField
        label="Quantos"
        inputMode="numeric"
        autoComplete="off"
        value={asked.count}
        error={tried && !isGoodAmount(asked) ? messages.amountWrong : undefined}
        onChange={(event) => onChange({ count: event.currentTarget.value })}
      />
      <TextArea
        label="Motivo"
        hint="Fica no registro da administração."
        rows={2}
        maxLength={LONGEST_REASON}
        value={asked.reason}
        error={tried && !isGoodReason(asked) ? messages.reasonMissing : undefined}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    </>
  );
}

function isGoodAmount({ count }: Asked): boolean {
  const amount = Number(count);
  return Number.isInteger(amount) && amount >= 1 && amount <= MOST_ADJUSTED_CREDITS;
}

const isGoodReason = ({ reason }: Asked) => reason.trim().length >= SHORTEST_REASON;

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
