import { ConfirmDialog, Notice } from '@andromeda/design-system';
import { messageFor, type RemoteFlag } from '@andromeda/platform';
import { messages } from './messages.ts';
import { useChangeFlag } from './use-change-flag.ts';

export function RemoveFlagDialog({ flag, onClose }: { flag: RemoteFlag; onClose: () => void }) {
  const change = useChangeFlag(flag.name, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={`Remover ${flag.name}?`}
      description="Ela fica desligada para todos a partir da próxima tela que cada pessoa abrir."
      confirmLabel="Remover"
      tone="danger"
      busy={change.isPending}
      busyLabel="Removendo..."
      onConfirm={() => change.mutate({ revision: flag.revision, remove: true })}
    >
      {change.isError && <Notice tone="error">{messageFor(change.error, messages.changeFailed)}</Notice>}
    </ConfirmDialog>
  );
}
