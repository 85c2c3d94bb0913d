import { Button, Card, Notice, Select, Skeleton, StatusBadge } from '@andromeda/design-system';
import {
  type FileChange,
  messageFor,
  useApi,
  type VersionComparison,
  type VersionDetails,
} from '@andromeda/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardError } from '../../../card-error.tsx';
import cards from '../../../card-table.module.css';
import { inBytes } from '../../../formats.ts';
import { messages } from '../messages.ts';
import { type NamedVersion, versionQuery } from '../release-queries.ts';
import { areaNames, byArea, deedOf, detailOf, nameOf, toneOf } from './change-words.ts';
import styles from './version.module.css';
import type { Beside } from './version-pictures.tsx';

type VersionChangesProps = {
  named: NamedVersion;
  details: VersionDetails;
  /** The version that was chosen to compare with. */
  against: string | undefined;
  beside: Beside;
};

/** What a version changes: from the one that was live before it, or from another one that is chosen. */
export function VersionChanges({ named, details, against, beside }: VersionChangesProps) {
  const chosen = useQuery({
    ...versionQuery(useApi(), { ...named, against }),
    placeholderData: keepPreviousData,
  });
  const comparison = (chosen.data ?? details).comparison;
  return (
    <Card as="section" padding="l" aria-labelledby="mudancas" className={styles.card}>
      <header className={styles.head}>
        <h2 id="mudancas">O que mudou</h2>
        {comparison && (
          <Select
            label="Comparada com"
            options={beside.options}
            value={beside.version ?? comparison.against}
            onValueChange={beside.choose}
          />
        )}
      </header>
      {chosen.isError && (
        <CardError
          message={messageFor(chosen.error, messages.comparisonFailed)}
          onRetry={() => void chosen.refetch()}
        />
      )}
      {chosen.isPlaceholderData && <Skeleton shape="block" height={120} />}
      {!comparison && <p className={cards.soft}>É a única versão publicada: não há com o que comparar.</p>}
      {comparison && !chosen.isError && !chosen.isPlaceholderData && (
        <Comparison key={comparison.against} comparison={comparison} />
      )}
    </Card>
  );
}

/** How many differences, and files, are shown at first. */
const FIRST = 8;

function Comparison({ comparison }: { comparison: VersionComparison }) {
  const [all, setAll] = useState(false);
  const { api, contractBreaks, files } = comparison;
  const rest = Math.max(0, api.length - FIRST) + Math.max(0, files.length - FIRST);
  const cut = <Item,>(items: readonly Item[]) => (all ? items : items.slice(0, FIRST));
  return (
    <>
      {contractBreaks.length > 0 && (
        <Notice tone="warning" title="Quem chama o backend da outra versão perderia">
          <ul className={styles.problems}>
            {contractBreaks.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {api.length === 0 && <p className={cards.soft}>Diz de si o mesmo que a outra.</p>}
      {byArea(cut(api)).map(([area, changes]) => (
        <section key={area} className={styles.area} aria-label={areaNames[area]}>
          <h3>{areaNames[area]}</h3>
          <ul>
            {changes.map((change) => (
              <li key={change.name}>
                <StatusBadge tone={toneOf(change)}>{deedOf(change)}</StatusBadge>
                <code>{nameOf(change)}</code>
                {detailOf(change) && <span className={styles.soft}>{detailOf(change)}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Files comparison={comparison} files={cut(files)} />
      {!all && rest > 0 && (
        <Button className={cards.more} variant="quiet" onClick={() => setAll(true)}>
          {rest === 1 ? 'Ver mais 1 diferença' : `Ver mais ${rest} diferenças`}
        </Button>
      )}
    </>
  );
}

function Files({ comparison, files }: { comparison: VersionComparison; files: readonly FileChange[] }) {
  const { bytesBefore, bytesAfter, sameFiles } = comparison;
  const same = sameFiles === 1 ? '1 arquivo com o mesmo peso' : `${sameFiles} arquivos com o mesmo peso`;
  return (
    <section className={styles.area} aria-label="Arquivos">
      <h3>Arquivos</h3>
      <p>
        {inBytes(bytesBefore)} → {inBytes(bytesAfter)} ({signed(bytesAfter - bytesBefore)}), {same}.
      </p>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.name}>
              <FileBadge file={file} />
              <code>{file.name}</code>
              <span className={styles.soft}>{weightOf(file)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FileBadge({ file: { before, after } }: { file: FileChange }) {
  if (before === null) return <StatusBadge tone="success">Novo</StatusBadge>;
  if (after === null) return <StatusBadge tone="danger">Saiu</StatusBadge>;
  return after > before ? (
    <StatusBadge tone="warning">Cresceu</StatusBadge>
  ) : (
    <StatusBadge tone="success">Encolheu</StatusBadge>
  );
}

const decimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const inExactBytes = (bytes: number) =>
  Math.abs(bytes) < 1000 ? `${bytes} bytes` : `${decimals.format(bytes / 1000)} kB`;
const signed = (bytes: number) => `${bytes > 0 ? '+' : ''}${inExactBytes(bytes)}`;

function weightOf({ before, after }: FileChange): string {
  if (before !== null && after !== null)
    return `${inExactBytes(before)} → ${inExactBytes(after)} (${signed(after - before)})`;
  return inExactBytes(after ?? before ?? 0);
}
