import { Button, Card, Notice, StatusBadge } from '@andromeda/design-system';
import type { TrailEntry, VersionHealth } from '@andromeda/platform';
import { asMoment } from '../../formats.ts';
import { accessWords } from './access-words.ts';
import { RemoteCurve } from './curves/remote-curve.tsx';
import { percentText } from './messages.ts';
import type { Intent } from './release-intent.ts';
import styles from './remote-card.module.css';
import { RemoteTroubles } from './remote-troubles.tsx';
import { type Remote, versionLines } from './remote-versions.ts';
import { TrafficBar } from './traffic-bar.tsx';
import { noteOf, withdrawalTitle } from './trail-texts.ts';
import { VersionErrors } from './version-errors.tsx';
import { VersionTable } from './version-table.tsx';

type RemoteCardProps = {
  remote: Remote;
  health: readonly VersionHealth[];
  /** Newest first, of all remotes. */
  trail: readonly TrailEntry[];
  onIntent: (intent: Intent) => void;
};

/** One remote: what is live, in canary and before, how the traffic parts, and every version with its health. */
export function RemoteCard({ remote, health, trail, onIntent }: RemoteCardProps) {
  const lines = versionLines(remote, health);
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
        </div>
        <WayBack remote={remote} onIntent={onIntent} />
      </header>
      <TakenBack remote={remote} trail={trail} />
      <RemoteTroubles remote={remote} />
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
      <TrafficBar remote={remote.remote} lines={lines} />
      <RemoteCurve remote={remote.remote} />
      <VersionTable remote={remote} lines={lines} onIntent={onIntent} />
      <VersionErrors remote={remote} />
    </Card>
  );
}

/** While there is a canary it is what a user wants to be rid of first, as `pnpm release rollback` sees it too. */
function WayBack({ remote, onIntent }: Pick<RemoteCardProps, 'remote' | 'onIntent'>) {
  if (remote.canaryVersion)
    return <Button onClick={() => onIntent({ action: 'stop_canary', remote })}>Retirar canário</Button>;
  if (!remote.previousVersion) return null;
  return <Button onClick={() => onIntent({ action: 'rollback', remote })}>Voltar à anterior</Button>;
}

/** Says that the last canary went by itself, and why, until something else is shown. */
function TakenBack({ remote, trail }: Pick<RemoteCardProps, 'remote' | 'trail'>) {
  const last = trail.find((entry) => entry.remote === remote.remote && shows.has(entry.what));
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

function setByWords({ setBy, changedAt }: Remote): string {
  if (setBy === 'start' || !changedAt) return 'Construída no servidor';
  return `Por ${setBy}, em ${asMoment(changedAt)}`;
}
