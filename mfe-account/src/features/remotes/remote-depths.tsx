import { Button, StatusBadge } from '@andromeda/design-system';
import { type ApprovalRule, useApi, useLocation, type VersionHealth } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { RemoteCurve } from './curves/remote-curve.tsx';
import type { GuardIntent } from './guards/guard-intent.ts';
import { GuardButtons } from './guards/remote-guards.tsx';
import { errorCountText } from './messages.ts';
import type { Intent } from './release-intent.ts';
import { errorsQuery } from './release-queries.ts';
import styles from './remote-card.module.css';
import { type Remote, versionLines } from './remote-versions.ts';
import { TrafficBar } from './traffic-bar.tsx';
import { VersionErrors } from './version-errors.tsx';
import { VersionTable } from './version-table.tsx';

type RemoteDepthsProps = {
  remote: Remote;
  health: readonly VersionHealth[];
  /** Whether something is going on that an operator must look into. */
  eventful: boolean;
  ofAll: ApprovalRule | undefined;
  onIntent: (intent: Intent) => void;
  onGuard: (intent: GuardIntent) => void;
};

/** How the traffic of a remote parts, every version with its health, and its errors; folded until somebody asks or must look. */
export function RemoteDepths(props: RemoteDepthsProps) {
  const { remote, health, eventful, ofAll, onIntent, onGuard } = props;
  const { hash } = useLocation();
  const isAsked = hash === `#parte-${remote.remote}`;
  const [choice, setChoice] = useState<boolean | null>(null);
  // What is open stays open when the canary ends that opened it.
  if (choice === null && (eventful || isAsked)) setChoice(true);
  const open = choice ?? false;
  const id = useId();
  const lines = versionLines(remote, health);
  return (
    <>
      <div className={styles.fold}>
        <Button
          variant="quiet"
          icon={open ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? 'Recolher' : 'Versões e erros'}: ${remote.remote}`}
          onClick={() => setChoice(!open)}
        >
          {open ? 'Recolher' : 'Versões e erros'}
        </Button>
        <GuardButtons remote={remote} ofAll={ofAll} onGuard={onGuard} />
        <ErrorCount remote={remote} />
      </div>
      <div id={id} hidden={!open} className={styles.depths}>
        {open && (
          <>
            <TrafficBar remote={remote.remote} lines={lines} />
            <RemoteCurve remote={remote.remote} />
            <VersionTable remote={remote} lines={lines} onIntent={onIntent} />
            <VersionErrors remote={remote} />
          </>
        )}
      </div>
    </>
  );
}

/** That there are errors is said before they are asked for. */
function ErrorCount({ remote: { remote } }: { remote: Remote }) {
  const { data } = useQuery(errorsQuery(useApi()));
  const count = data?.errors.filter((error) => error.remote === remote).length ?? 0;
  return count > 0 && <StatusBadge tone="danger">{errorCountText(count, data?.days ?? 7)}</StatusBadge>;
}
