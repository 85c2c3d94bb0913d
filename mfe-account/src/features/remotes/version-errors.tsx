import { Button, Notice, Skeleton } from '@andromeda/design-system';
import { messageFor, type RemoteError, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import cards from '../../card-table.module.css';
import { asMoment, inWholeNumbers } from '../../formats.ts';
import { commitText, messages, usersText } from './messages.ts';
import { errorsQuery } from './release-queries.ts';
import { type Remote, standingOf } from './remote-versions.ts';
import { StandingBadge } from './standing-badge.tsx';
import styles from './version-errors.module.css';

/** How many errors are shown at first. */
const FIRST = 3;

/** The errors that pages met in the code of a remote, or of one version: what, where, how often, for how many, and since when. */
export function VersionErrors({ remote, version }: { remote: Remote; version?: string }) {
  const summary = useQuery(errorsQuery(useApi()));
  const [all, setAll] = useState(false);
  const errors =
    summary.data?.errors.filter(
      (error) => error.remote === remote.remote && (!version || error.version === version),
    ) ?? [];
  const hidden = all ? 0 : Math.max(0, errors.length - FIRST);
  return (
    <div className={styles.errors}>
      <h3>Erros nos últimos {summary.data?.days ?? 7} dias</h3>
      {summary.isPending && (
        // As high as the one line that most parts need.
        <p className={cards.soft}>
          <Skeleton width="40%" />
        </p>
      )}
      {summary.isError && !summary.data && (
        <Notice tone="error">{messageFor(summary.error, messages.errorsFailed)}</Notice>
      )}
      {summary.data && errors.length === 0 && <p className={cards.soft}>Nenhum erro.</p>}
      {summary.data && errors.length > 0 && (
        <ErrorTable
          remote={remote}
          errors={errors.slice(0, errors.length - hidden)}
          mostUsers={summary.data.mostUsers}
        />
      )}
      {hidden > 0 && (
        <Button className={cards.more} variant="quiet" onClick={() => setAll(true)}>
          {hidden === 1 ? 'Ver mais 1 erro' : `Ver mais ${hidden} erros`}
        </Button>
      )}
    </div>
  );
}

type ErrorTableProps = { remote: Remote; errors: readonly RemoteError[]; mostUsers: number };

function ErrorTable({ remote, errors, mostUsers }: ErrorTableProps) {
  return (
    <table className={`${cards.table} ${styles.table}`} aria-label={`Erros de ${remote.remote}`}>
      <thead>
        <tr>
          <th scope="col">Erro</th>
          <th scope="col">Versão</th>
          <th scope="col">Pessoas</th>
          <th scope="col">Vezes</th>
          <th scope="col">Primeira vez</th>
          <th scope="col">Última vez</th>
        </tr>
      </thead>
      <tbody>
        {errors.map((error) => (
          <ErrorRow
            key={`${error.version} ${error.message} ${error.place}`}
            error={error}
            remote={remote}
            mostUsers={mostUsers}
          />
        ))}
      </tbody>
    </table>
  );
}

type ErrorRowProps = Omit<ErrorTableProps, 'errors'> & { error: RemoteError };

function ErrorRow({ error, remote, mostUsers }: ErrorRowProps) {
  const { message, place, source, version, users, times, anonymousTimes, firstSeen, lastSeen } = error;
  const commit = remote.versions.find((published) => published.version === version)?.commit;
  return (
    <tr>
      <th scope="row">
        {message || 'Outros erros'}
        {(source ?? place) && (
          <code className={cards.soft} title={place}>
            {source ?? place}
          </code>
        )}
      </th>
      <td data-label="Versão">
        <code>{version}</code>
        <StandingBadge standing={standingOf(remote, version)} percent={remote.canaryPercent} />
        {commit && <span className={cards.soft}>{commitText(commit)}</span>}
      </td>
      <td data-label="Pessoas">
        {users < mostUsers ? inWholeNumbers(users) : `${usersText(mostUsers)} ou mais`}
      </td>
      <td data-label="Vezes">
        {inWholeNumbers(times)}
        {anonymousTimes > 0 && (
          <span className={cards.soft}>e {inWholeNumbers(anonymousTimes)} sem conta</span>
        )}
      </td>
      <td data-label="Primeira vez">{asMoment(firstSeen)}</td>
      <td data-label="Última vez">{asMoment(lastSeen)}</td>
    </tr>
  );
}
