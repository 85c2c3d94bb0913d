import { Button, Card, ErrorState, Skeleton } from '@andromeda/design-system';
import { messageFor, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { asMoment } from '../../formats.ts';
import { messages, whoText } from './messages.ts';
import { trailQuery } from './release-queries.ts';
import styles from './release-trail.module.css';
import { deedOf, noteOf } from './trail-texts.ts';

/** Who did what, newest first. */
export function ReleaseTrail() {
  const trail = useQuery(trailQuery(useApi()));
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
      {trail.data?.length === 0 && <p className={styles.soft}>Nada foi publicado nem mudado ainda.</p>}
      {trail.data && trail.data.length > 0 && (
        <ol className={styles.trail}>
          {trail.data.map((entry) => (
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
