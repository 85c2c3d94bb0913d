import { Button, StatusBadge } from '@andromeda/design-system';
import { type ApprovalRule, useApi, useLocation, type VersionHealth } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { RemoteCurve } from './curves/remote-curve.tsx';
import type { GuardIntent } from './guards/guard-intent.ts';
import { GuardButtons } from './guards/remote-guards.tsx';
import { errorCountText } from './messages.ts';
import type { Intent } from './release-intent.ts';
import { errorsQuery } from './release-queries.ts';
import styles from './remote-card.module.css';
import { type Remote, versionLines } from './remote-versions.ts';
import { RemoteTeam } from './team/remote-team.tsx';
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
  const [team, setTeam] = useState(false);
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
        {hasTeam(remote) && <TeamButton remote={remote.remote} open={team} onToggle={() => setTeam(!team)} />}
        <ErrorCount remote={remote} />
      </div>
      {team && hasTeam(remote) && <RemoteTeam remote={remote.remote} />}
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

/** The shell belongs to no team, and only whoever administers sees one. */
const hasTeam = ({ remote, ownRank }: Remote) => remote !== 'shell' && !ownRank;

function TeamButton({ remote, open, onToggle }: { remote: string; open: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="quiet"
      icon={<Users />}
      aria-expanded={open}
      aria-label={`Equipe: ${remote}`}
      onClick={onToggle}
    >
      Equipe
    </Button>
  );
}

/** That there are errors is said before they are asked for. */
function ErrorCount({ remote: { remote } }: { remote: Remote }) {
  const { data } = useQuery(errorsQuery(useApi()));
  const count = data?.errors.filter((error) => error.remote === remote).length ?? 0;
  return count > 0 && <StatusBadge tone="danger">{errorCountText(count, data?.days ?? 7)}</StatusBadge>;
}
