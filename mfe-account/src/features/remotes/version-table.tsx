import { Button, StatusBadge } from '@andromeda/design-system';
import { Link, type VersionHealth } from '@andromeda/platform';
import { useState } from 'react';
import cards from '../../card-table.module.css';
import { asMoment, inBytes, inMilliseconds, inWholeNumbers } from '../../formats.ts';
import { checkWords, failuresText, uncheckedTypesText, usersText, whoText } from './messages.ts';
import type { Intent } from './release-intent.ts';
import { failureRate, failureTone, type Remote, type VersionLine, versionPath } from './remote-versions.ts';
import { StandingBadge } from './standing-badge.tsx';
import { allows, mostPercent } from './team/ranks.ts';
import styles from './version-table.module.css';

type VersionTableProps = {
  remote: Remote;
  lines: readonly VersionLine[];
  onIntent: (intent: Intent) => void;
};

/** How many versions that no user sees any more are shown at first. */
const FIRST_IDLE = 2;

/** Every version with its publication, weight and health, and what can be done with it. Old ones come when asked for. */
export function VersionTable({ remote, lines, onIntent }: VersionTableProps) {
  const [all, setAll] = useState(false);
  const seen = lines.filter(({ standing, health }) => standing !== 'idle' || health);
  const rest = lines.filter((line) => !seen.includes(line));
  const hidden = all ? 0 : Math.max(0, rest.length - FIRST_IDLE);
  return (
    <>
      <Versions
        remote={remote}
        lines={[...seen, ...rest.slice(0, rest.length - hidden)]}
        onIntent={onIntent}
      />
      {hidden > 0 && (
        <Button className={cards.more} variant="quiet" onClick={() => setAll(true)}>
          {hidden === 1 ? 'Ver mais 1 versão' : `Ver mais ${hidden} versões`}
        </Button>
      )}
    </>
  );
}

function Versions({ remote, lines, onIntent }: VersionTableProps) {
  return (
    <table className={`${cards.table} ${styles.table}`} aria-label={`Versões de ${remote.remote}`}>
      <thead>
        <tr>
          <th scope="col">Versão</th>
          <th scope="col">Publicação</th>
          <th scope="col">Tamanho</th>
          <th scope="col">Aberturas</th>
          <th scope="col">Falhas</th>
          <th scope="col">Mediana</th>
          <th scope="col">95% em até</th>
          <th scope="col">Ações</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <VersionRow key={line.version} remote={remote} line={line} onIntent={onIntent} />
        ))}
      </tbody>
    </table>
  );
}

type VersionRowProps = Omit<VersionTableProps, 'lines'> & { line: VersionLine };

function VersionRow({ remote, line, onIntent }: VersionRowProps) {
  const { version, standing, published } = line;
  const checked = published && checkWords(published);
  const uncheckedTypes = published?.check && uncheckedTypesText(published.check);
  return (
    <tr data-standing={standing} data-unseen={line.health ? undefined : true}>
      <th scope="row">
        {published ? (
          <Link to={versionPath(published)} className={styles.name}>
            <code>{version}</code>
          </Link>
        ) : (
          <code>{version}</code>
        )}
        <StandingBadge standing={standing} percent={remote.canaryPercent} />
      </th>
      <td data-label="Publicação">
        {published ? (
          <>
            {asMoment(published.publishedAt)}
            <span className={cards.soft}>{whoText(published.publishedBy)}</span>
            {checked && <StatusBadge tone={checked.tone}>{checked.text}</StatusBadge>}
            {uncheckedTypes && <span className={cards.soft}>{uncheckedTypes}</span>}
          </>
        ) : (
          'Construída no servidor'
        )}
      </td>
      <td data-label="Tamanho">{published ? inBytes(published.bytes) : '–'}</td>
      <Health health={line.health} />
      <td className={styles.actions}>
        {published && standing !== 'live' && (
          <Actions remote={remote} version={version} onIntent={onIntent} />
        )}
      </td>
    </tr>
  );
}

function Health({ health }: { health: VersionHealth | null }) {
  const rate = health && failureRate(health);
  return (
    <>
      <td data-label="Aberturas">
        {health ? inWholeNumbers(health.loads + health.failures) : '–'}
        {health && <span className={cards.soft}>{usersText(health.visitors)}</span>}
      </td>
      <td data-label="Falhas">
        {rate === null ? '–' : <StatusBadge tone={failureTone(rate)}>{failuresText(rate)}</StatusBadge>}
      </td>
      <td data-label="Mediana">{durationWords(health?.medianMs)}</td>
      <td data-label="95% em até">
        {durationWords(health?.p95Ms)}
        {health && health.loads > 0 && (
          <span className={cards.soft}>pior {inMilliseconds(health.maxMs)}</span>
        )}
      </td>
    </>
  );
}

const durationWords = (ms: number | null | undefined) => (typeof ms === 'number' ? inMilliseconds(ms) : '–');

const FIRST_PERCENT = 10;

function Actions({ remote, version, onIntent }: Omit<VersionRowProps, 'line'> & { version: string }) {
  const running = remote.canaryVersion === version;
  const locked = remote.lock !== undefined;
  const percent = running ? Math.min(remote.canaryPercent, mostPercent(remote)) : FIRST_PERCENT;
  if (!allows(remote, 'canary')) return null;
  return (
    <>
      <Button
        variant="quiet"
        disabled={locked}
        aria-label={`${running ? 'Mudar %' : 'Canário'}: ${version}`}
        onClick={() => onIntent({ action: 'canary', remote, version, percent })}
      >
        {running ? 'Mudar %' : 'Canário'}
      </Button>
      {allows(remote, 'release') && (
        <Button
          disabled={locked}
          aria-label={`Mostrar a todos: ${version}`}
          onClick={() => onIntent({ action: 'promote', remote, version })}
        >
          Mostrar a todos
        </Button>
      )}
    </>
  );
}
