import { SegmentedControl, TextArea, TextField } from '@andromeda/design-system';
import { type AdministeredAccount, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LONGEST_REASON, MOST_ADJUSTED_CREDITS } from 'bff/contract/browser';
import { useState } from 'react';
import { FormDialog } from '../../form-dialog.tsx';
import { messages } from './messages.ts';

const SHORTEST_REASON = 3;

type Asked = { way: 'grant' | 'take'; currency: 'image' | 'turbo'; count: string; reason: string };

/** Grants credits, or takes them back, with a reason. One opening of the dialog is one adjustment, however often it is sent. */
export function AdjustDialog({ account, onClose }: { account: AdministeredAccount; onClose: () => void }) {
  const [asked, setAsked] = useState<Asked>({ way: 'grant', currency: 'image', count: '', reason: '' });
  const [tried, setTried] = useState(false);
  const adjust = useAdjust(account.id, onClose);
  const submit = () => {
    setTried(true);
    if (!isGoodAmount(asked) || !isGoodReason(asked)) return;
    const amount = asked.way === 'grant' ? Number(asked.count) : -Number(asked.count);
    adjust.mutate({ currency: asked.currency, amount, reason: asked.reason.trim() });
  };
  return (
    <FormDialog
      title="Mudar créditos"
      description={`${account.email}: ${account.credits} créditos e ${account.turboCredits} turbo.`}
      submitLabel={asked.way === 'grant' ? 'Dar créditos' : 'Retirar créditos'}
      busyLabel="Mudando..."
      busy={adjust.isPending}
      problem={adjust.error && messageFor(adjust.error, messages.adjustFailed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdjustFields
        asked={asked}
        tried={tried}
        onChange={(change) => setAsked((before) => ({ ...before, ...change }))}
      />
    </FormDialog>
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
