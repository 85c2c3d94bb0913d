import { Button, Notice, StatusBadge } from '@andromeda/design-system';
import type { ApprovalRule } from '@andromeda/platform';
import { Lock, ShieldCheck } from 'lucide-react';
import type { Remote } from '../remote-versions.ts';
import type { GuardIntent } from './guard-intent.ts';
import styles from './guards.module.css';
import { changeText, lockText, messages } from './messages.ts';

type RemoteGuardsProps = {
  remote: Remote;
  /** The rule of all parts, which one part cannot leave. */
  ofAll: ApprovalRule | undefined;
  onGuard: (intent: GuardIntent) => void;
};

/** What holds changes of a part back now: its lock, and the request that waits. */
export function RemoteGuards({ remote, onGuard }: Omit<RemoteGuardsProps, 'ofAll'>) {
  const { lock, request } = remote;
  return (
    <>
      {lock && (
        <Notice tone="warning" title={lockText(lock)}>
          <div className={styles.notice}>
            <p>{messages.staysFree}</p>
            {!remote.ownRank && (
              <Button onClick={() => onGuard({ what: 'unlock', remote: remote.remote })}>Destravar</Button>
            )}
          </div>
        </Notice>
      )}
      {request && (
        <Notice title={`${request.askedBy} espera uma aprovação`}>
          <div className={styles.notice}>
            <p>{changeText(request, remote)}</p>
            <Button variant="primary" onClick={() => onGuard({ what: 'request', remote, request })}>
              Ver pedido
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

/** The buttons that hold a part, or let it change alone again. */
export function GuardButtons({ remote, ofAll, onGuard }: RemoteGuardsProps) {
  const { remote: name, lock, approval, ownRank } = remote;
  const rule = (required: boolean) => onGuard({ what: 'rule', scope: name, required });
  const badge = (ofAll ?? approval) && <StatusBadge>{messages.ruleOn}</StatusBadge>;
  // A member knows of the rule and changes none.
  if (ownRank) return badge;
  return (
    <>
      {!lock && (
        <Button
          variant="quiet"
          icon={<Lock />}
          aria-label={`Travar: ${name}`}
          onClick={() => onGuard({ what: 'lock', remote: name })}
        >
          Travar
        </Button>
      )}
      {badge}
      {!ofAll && (
        <Button
          variant="quiet"
          icon={<ShieldCheck />}
          aria-label={`${approval ? 'Deixar de exigir aprovação' : 'Exigir aprovação'}: ${name}`}
          onClick={() => rule(!approval)}
        >
          {approval ? 'Deixar de exigir' : 'Exigir aprovação'}
        </Button>
      )}
    </>
  );
}
