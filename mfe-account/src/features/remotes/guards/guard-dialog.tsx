import type { GuardIntent } from './guard-intent.ts';
import { LockDialog, UnlockDialog } from './lock-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';

/** The dialog of what an administrator is about to do. */
export function GuardDialog({ intent, onClose }: { intent: GuardIntent; onClose: () => void }) {
  switch (intent.what) {
    case 'lock':
      return <LockDialog remote={intent.remote} onClose={onClose} />;
    case 'unlock':
      return <UnlockDialog remote={intent.remote} onClose={onClose} />;
    case 'rule':
      return <RuleDialog rule={intent} onClose={onClose} />;
    case 'request':
      return <RequestDialog remote={intent.remote} request={intent.request} onClose={onClose} />;
  }
}
