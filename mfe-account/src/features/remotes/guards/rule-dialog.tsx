import { ConfirmDialog, Notice } from '@andromeda/design-system';
import { messageFor } from '@andromeda/platform';
import type { GuardIntent } from './guard-intent.ts';
import { messages } from './messages.ts';
import { useGuardCall } from './use-guard-call.ts';

type RuleDialogProps = { rule: GuardIntent & { what: 'rule' }; onClose: () => void };

const RULE =
  'Mostrar uma versão a todos, ou a mais de 10% das pessoas, vira um pedido que outra pessoa que administra aprova. Voltar a versão e retirar um canário não pedem aprovação.';

/** Whether changes of one part, or of all, need a second user. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { scope, required } = rule;
  const where = scope === 'all' ? 'em todas as partes' : `em ${scope}`;
  const change = useGuardCall((api) => api.releases.requireApproval(scope, required), {
    done: () =>
      required ? `Mudanças pedem aprovação ${where}.` : `Mudanças não pedem mais aprovação ${where}.`,
    onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={required ? `Exigir aprovação ${where}?` : `Deixar de exigir aprovação ${where}?`}
      description={
        required ? RULE : 'Cada pessoa que administra volta a mudar sozinha. Isto fica no histórico.'
      }
      confirmLabel={required ? 'Exigir aprovação' : 'Deixar de exigir'}
      tone={required ? 'neutral' : 'danger'}
      busy={change.isPending}
      busyLabel="Mudando..."
      onConfirm={() => change.mutate(undefined)}
    >
      {change.isError && <Notice tone="error">{messageFor(change.error, messages.ruleFailed)}</Notice>}
    </ConfirmDialog>
  );
}
