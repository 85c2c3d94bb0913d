import { Button, Card, Notice, StatusBadge } from '@andromeda/design-system';
import type { ApprovalRule, TrailEntry, VersionHealth } from '@andromeda/platform';
import { asMoment } from '../../formats.ts';
import { accessWords } from './access-words.ts';
import type { GuardIntent } from './guards/guard-intent.ts';
import { RemoteGuards } from './guards/remote-guards.tsx';
import { percentText } from './messages.ts';
import type { Intent } from './release-intent.ts';
import styles from './remote-card.module.css';
import { RemoteDepths } from './remote-depths.tsx';
import { RemoteTroubles } from './remote-troubles.tsx';
import type { Remote } from './remote-versions.ts';
import { allows, ownRankWords } from './team/ranks.ts';
import { noteOf, withdrawalTitle } from './trail-texts.ts';

type RemoteCardProps = {
  remote: Remote;
  health: readonly VersionHealth[];
  /** Newest first, of all remotes. */
  trail: readonly TrailEntry[];
  /** Whether no other remote is there. */
  alone: boolean;
  /** The rule of approvals of all remotes, if any. */
  ofAll: ApprovalRule | undefined;
  onIntent: (intent: Intent) => void;
  onGuard: (intent: GuardIntent) => void;
};

/** One remote: what is live, in canary and before, and beneath it what an operator looks into. */
export function RemoteCard(props: RemoteCardProps) {
  const { remote, health, trail, alone, ofAll, onIntent, onGuard } = props;
  return (
    <Card
      as="section"
      padding="l"
      id={`parte-${remote.remote}`}
      aria-labelledby={remote.remote}
      className={styles.card}
    >
      <header className={styles.head}>
        <div>
          <h2 id={remote.remote}>{remote.remote}</h2>
          {remote.paths.length > 0 && <p className={styles.soft}>{remote.paths.join('  ')}</p>}
          {remote.access && <p className={styles.soft}>{accessWords(remote.access)}</p>}
          {remote.ownRank && <p className={styles.rank}>{ownRankWords[remote.ownRank]}</p>}
        </div>
        <WayBack remote={remote} onIntent={onIntent} />
      </header>
      <RemoteGuards remote={remote} onGuard={onGuard} />
      <TakenBack remote={remote} trail={trail} />
      <RemoteTroubles remote={remote} />
      <Lanes remote={remote} />
      <RemoteDepths
        remote={remote}
        health={health}
        eventful={alone || isEventful(remote) || lastChange(remote, trail)?.what === 'canary_rolled_back'}
        onIntent={onIntent}
        ofAll={ofAll}
        onGuard={onGuard}
      />
    </Card>
  );
}

/** Who sees which version. */
function Lanes({ remote }: Pick<RemoteCardProps, 'remote'>) {
  return (
    <dl className={styles.lanes}>
      <div data-lane="live">
        <dt>No ar</dt>
        <dd>
          <code>{remote.liveVersion ?? 'Nenhuma versão'}</code>
          <span className={styles.soft}>{setByWords(remote)}</span>
        </dd>
      </div>
      <div data-lane="canary">
        <dt>Canário</dt>
        <dd>
          {remote.canaryVersion ? (
            <>
              <code>{remote.canaryVersion}</code>
              <StatusBadge tone="warning">{percentText(remote.canaryPercent)} das pessoas</StatusBadge>
            </>
          ) : (
            <span className={styles.soft}>Nenhum</span>
          )}
        </dd>
      </div>
      <div data-lane="previous">
        <dt>Anterior</dt>
        <dd>
          {remote.previousVersion ? (
            <code>{remote.previousVersion}</code>
          ) : (
            <span className={styles.soft}>Nenhuma</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** While there is a canary it is what a user wants to be rid of first, as `pnpm release rollback` sees it too. */
function WayBack({ remote, onIntent }: Pick<RemoteCardProps, 'remote' | 'onIntent'>) {
  if (remote.canaryVersion)
    return (
      allows(remote, 'canary') && (
        <Button onClick={() => onIntent({ action: 'stop_canary', remote })}>Retirar canário</Button>
      )
    );
  if (!remote.previousVersion || !allows(remote, 'release')) return null;
  return <Button onClick={() => onIntent({ action: 'rollback', remote })}>Voltar à anterior</Button>;
}

/** Says that the last canary went by itself, and why, until something else is shown. */
function TakenBack({ remote, trail }: Pick<RemoteCardProps, 'remote' | 'trail'>) {
  const last = lastChange(remote, trail);
  if (last?.what !== 'canary_rolled_back') return null;
  return (
    <Notice tone="warning" title={withdrawalTitle(last)}>
      {last.version}, em {asMoment(last.at)}: {noteOf(last) ?? 'acima do limite de falhas'}. Todos veem{' '}
      {remote.liveVersion}.
    </Notice>
  );
}

/** What changes who sees what. */
const shows = new Set<TrailEntry['what']>([
  'promote',
  'canary',
  'stop_canary',
  'rollback',
  'canary_rolled_back',
  'follow_build',
]);

/** The last entry about who sees what of a remote. */
const lastChange = ({ remote }: Remote, trail: readonly TrailEntry[]) =>
  trail.find((entry) => entry.remote === remote && shows.has(entry.what));

/** A canary runs, or a version is not shown as it should be. */
const isEventful = ({ canaryVersion, refused = [], incompatible = [], ...remote }: Remote) =>
  canaryVersion !== null || refused.length > 0 || incompatible.length > 0 || failsCheck(remote);

/** Whether the checker found that what everybody sees breaks the contract. */
const failsCheck = ({ liveVersion, versions }: Pick<Remote, 'liveVersion' | 'versions'>) =>
  versions.some(({ version, check }) => version === liveVersion && check?.passed === false);

function setByWords({ setBy, changedAt }: Remote): string {
  if (setBy === 'start' || !changedAt) return 'Construída no servidor';
  return `Por ${setBy}, em ${asMoment(changedAt)}`;
}
