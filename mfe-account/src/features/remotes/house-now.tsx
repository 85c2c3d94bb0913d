import { Card, StatusBadge } from '@andromeda/design-system';
import { Link, type VersionHealth } from '@andromeda/platform';
import { inMilliseconds, inWholeNumbers } from '../../formats.ts';
import styles from './house-now.module.css';
import { failuresText, percentText } from './messages.ts';
import { failureRate, failureTone, type Remote } from './remote-versions.ts';

/** All parts at one glance: what is live, what is being tried, and how the live version fares. Each leads to its part. */
export function HouseNow({
  remotes,
  health,
}: {
  remotes: readonly Remote[];
  health: readonly VersionHealth[];
}) {
  return (
    <Card as="section" padding="l" aria-labelledby="agora" className={styles.card}>
      <h2 id="agora">Agora</h2>
      <ul className={styles.parts}>
        {remotes.map((remote) => (
          <li key={remote.remote}>
            <Link to={`#parte-${remote.remote}`}>{remote.remote}</Link>
            <span className={styles.shown}>
              <code>{remote.liveVersion ?? 'Nenhuma versão'}</code>
              {remote.canaryVersion && (
                <StatusBadge tone="warning">canário {percentText(remote.canaryPercent)}</StatusBadge>
              )}
              {remote.lock && <StatusBadge tone="warning">travado</StatusBadge>}
              {remote.request && <StatusBadge tone="warning">espera aprovação</StatusBadge>}
            </span>
            <Live health={health.find((version) => isLive(remote, version))} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isLive = ({ remote, liveVersion }: Remote, health: VersionHealth) =>
  health.remote === remote && health.version === liveVersion;

const openingsWords = (count: number) => `${inWholeNumbers(count)} ${count === 1 ? 'abertura' : 'aberturas'}`;

function Live({ health }: { health: VersionHealth | undefined }) {
  if (!health) return <span className={styles.soft}>sem aberturas na última hora</span>;
  const rate = failureRate(health);
  return (
    <span className={styles.live}>
      <span>{openingsWords(health.loads + health.failures)}</span>
      <StatusBadge tone={failureTone(rate)}>{failuresText(rate)} de falhas</StatusBadge>
      {health.p95Ms !== null && (
        <span className={styles.soft}>95% em até {inMilliseconds(health.p95Ms)}</span>
      )}
    </span>
  );
}
