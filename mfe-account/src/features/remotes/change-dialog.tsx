import { ConfirmDialog, Notice, TextField } from '@andromeda/design-system';
import {
  ApiError,
  type ApprovalRule,
  messageFor,
  type ReleaseOverview,
  type RemoteRelease,
  useApi,
  useNotification,
} from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { needsApproval } from './guards/guard-intent.ts';
import { messages as guardMessages } from './guards/messages.ts';
import { useGuardCall } from './guards/use-guard-call.ts';
import { messages, percentWrongText } from './messages.ts';
import { changeOf, type Intent, questionOf } from './release-intent.ts';
import { overviewQuery, releasesKey } from './release-queries.ts';
import { mostPercent } from './team/ranks.ts';

type ChangeDialogProps = {
  intent: Intent;
  /** The rule of approvals of all remotes, if any. */
  ofAll: ApprovalRule | undefined;
  onClose: () => void;
};

/** Says what will happen, and does it once it is confirmed. `onClose` is called when there is nothing more to decide. */
export function ChangeDialog({ intent, ofAll, onClose }: ChangeDialogProps) {
  const [typed, setTyped] = useState(intent.action === 'canary' ? String(intent.percent) : '');
  const [refused, setRefused] = useState(false);
  const change = useChange(onClose);
  const ask = useAsk(onClose);
  const percent = Number(typed.replace(',', '.').replace('%', ''));
  const most = mostPercent(intent.remote);
  const good = percent > 0 && percent <= most;
  const decided =
    intent.action === 'canary' ? { ...intent, percent: good ? percent : intent.percent } : intent;
  const { done: _, ...question } = questionOf(decided);
  const asks = needsApproval(decided, ofAll);
  const busy = change.isPending || ask.isPending;
  const error = change.error ?? ask.error;
  const confirm = () => {
    if (intent.action === 'canary' && !good) return setRefused(true);
    if (asks) ask.mutate(decided);
    else change.mutate(decided);
  };
  return (
    <ConfirmDialog
      {...question}
      {...(asks && { confirmLabel: 'Pedir aprovação' })}
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      busy={busy}
      busyLabel={asks ? 'Pedindo...' : 'Mudando...'}
      onConfirm={confirm}
    >
      {intent.action === 'canary' && (
        <TextField
          label="Parte das pessoas, em %"
          inputMode="decimal"
          value={typed}
          disabled={busy}
          hint={most < 100 ? `O seu papel permite até ${most}%.` : undefined}
          error={refused && !good ? percentWrongText(most) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {asks && <Notice>{guardMessages.askInstead}</Notice>}
      {error && <Notice tone="error">{messageFor(error, messages.changeFailed)}</Notice>}
    </ConfirmDialog>
  );
}

/** Asks a second user for a change, where one must approve it. */
function useAsk(onClose: () => void) {
  return useGuardCall(
    async (api, intent: Intent) => {
      const change = changeOf(intent);
      if (change.action === 'promote' || change.action === 'canary')
        await api.releases.ask(intent.remote.remote, change);
    },
    { done: () => guardMessages.asked, onClose },
  );
}

function useChange(onClose: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  return useMutation({
    networkMode: 'always',
    mutationFn: (intent: Intent) => api.releases.change(intent.remote.remote, changeOf(intent)),
    onSuccess: (now, intent) => {
      // The next decision is made on this state, not on one that is still being read again.
      queries.setQueryData(overviewQuery(api).queryKey, (before) => before && withRelease(before, now));
      notify({ message: questionOf(intent).done, type: 'success' });
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'release_changed') return;
      notify({ message: messages.changedMeanwhile, type: 'error' });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: releasesKey }),
  });
}

const withRelease = (overview: ReleaseOverview, now: RemoteRelease): ReleaseOverview => ({
  ...overview,
  remotes: overview.remotes.map((remote) => (remote.remote === now.remote ? { ...remote, ...now } : remote)),
});
