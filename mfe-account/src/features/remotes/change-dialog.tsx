import { ConfirmDialog, Notice, TextField } from '@andromeda/design-system';
import {
  ApiError,
  messageFor,
  type ReleaseOverview,
  type RemoteRelease,
  useApi,
  useNotification,
} from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from './messages.ts';
import { changeOf, type Intent, questionOf } from './release-intent.ts';
import { overviewQuery, releasesKey } from './release-queries.ts';

/** Says what will happen, and does it once it is confirmed. `onClose` is called when there is nothing more to decide. */
export function ChangeDialog({ intent, onClose }: { intent: Intent; onClose: () => void }) {
  const [typed, setTyped] = useState(intent.action === 'canary' ? String(intent.percent) : '');
  const [refused, setRefused] = useState(false);
  const change = useChange(onClose);
  const percent = Number(typed.replace(',', '.').replace('%', ''));
  const good = percent > 0 && percent <= 100;
  const decided =
    intent.action === 'canary' ? { ...intent, percent: good ? percent : intent.percent } : intent;
  const { done: _, ...question } = questionOf(decided);
  const confirm = () => {
    if (intent.action === 'canary' && !good) return setRefused(true);
    change.mutate(decided);
  };
  return (
    <ConfirmDialog
      {...question}
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      busy={change.isPending}
      busyLabel="Mudando..."
      onConfirm={confirm}
    >
      {intent.action === 'canary' && (
        <TextField
          label="Parte das pessoas, em %"
          inputMode="decimal"
          value={typed}
          disabled={change.isPending}
          error={refused && !good ? messages.percentWrong : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {change.isError && <Notice tone="error">{messageFor(change.error, messages.changeFailed)}</Notice>}
    </ConfirmDialog>
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
