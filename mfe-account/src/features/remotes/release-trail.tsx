import { Button, Card, ErrorState, Skeleton } from '@andromeda/design-system';
import { messageFor, type TrailEntry, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { asMoment } from '../../formats.ts';
import { messages, whoText } from './messages.ts';
import { longTrailQuery, type NamedVersion, trailQuery } from './release-queries.ts';
import styles from './release-trail.module.css';
import { deedOf, noteOf } from './trail-texts.ts';

/** Who did what, newest first: with all parts, or with one version. */
export function ReleaseTrail({ of }: { of?: NamedVersion }) {
  const api = useApi();
  const trail = useQuery(of ? longTrailQuery(api) : trailQuery(api));
  const entries = trail.data?.filter((entry) => !of || isAbout(of, entry));
  return (
    <Card as="section" padding="l" aria-labelledby="historico" className={styles.card}>
      <h2 id="historico">Histórico</h2>
      {trail.isPending && <Skeleton shape="block" height={120} />}
      {trail.isError && !trail.data && (
        <ErrorState
          title={messageFor(trail.error, messages.trailFailed)}
          titleAs="p"
          action={<Button onClick={() => void trail.refetch()}>Tentar novamente</Button>}
        />
      )}
      {entries?.length === 0 && (
        <p className={styles.soft}>
          {of ? 'O histórico não vai até esta versão.' : 'Nada foi publicado nem mudado ainda.'}
        </p>
      )}
      {entries && entries.length > 0 && (
        <ol className={styles.trail}>
          {entries.map((entry) => (
            <li key={`${entry.at} ${entry.what} ${entry.remote} ${entry.version}`} data-what={entry.what}>
              <p>
                <strong>{whoText(entry.who)}</strong> {deedOf(entry)}: {entry.remote}{' '}
                {entry.version && <code>{entry.version}</code>}
              </p>
              {noteOf(entry) && <p className={styles.note}>{noteOf(entry)}</p>}
              <time dateTime={entry.at}>{asMoment(entry.at)}</time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Whether an entry is of a version, or of what replaced it. */
const isAbout = ({ remote, version }: NamedVersion, entry: TrailEntry) =>
  entry.remote === remote && (entry.version === version || entry.detail.replaced === version);
