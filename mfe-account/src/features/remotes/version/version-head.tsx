import { Card, Notice, StatusBadge } from '@andromeda/design-system';
import type { VersionDetails } from '@andromeda/platform';
import { asMoment, inBytes } from '../../../formats.ts';
import { checkWords, whoText } from '../messages.ts';
import type { Remote } from '../remote-versions.ts';
import { standingOf } from '../remote-versions.ts';
import { StandingBadge } from '../standing-badge.tsx';
import { allows } from '../team/ranks.ts';
import { unreadText } from '../unread-words.ts';
import { StandingPreviews } from './standing-previews.tsx';
import styles from './version.module.css';
import { VersionPreview } from './version-preview.tsx';
import { VersionVerdicts } from './version-verdicts.tsx';

/** Who published a version, when, from what, and whether it was checked and would work now. */
export function VersionHead({ details, remote }: { details: VersionDetails; remote: Remote | undefined }) {
  const { version, problems, uses } = details;
  const unread = uses ? unreadText(uses) : null;
  const checked = checkWords(version);
  const previews = allows(details, 'canary');
  const standing = remote ? standingOf(remote, version.version) : 'idle';
  return (
    <Card as="section" padding="l" aria-labelledby="versao" className={styles.card}>
      <header className={styles.head}>
        <h2 id="versao">{version.remote}</h2>
        <span className={styles.badges}>
          {standing === 'idle' && <StatusBadge>Fora do ar</StatusBadge>}
          <StandingBadge standing={standing} percent={remote?.canaryPercent ?? 0} />
          {checked && <StatusBadge tone={checked.tone}>{checked.text}</StatusBadge>}
        </span>
      </header>
      {problems.length > 0 && (
        <Notice tone="warning" title="Não funciona com o que está no ar agora">
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      <VersionVerdicts details={details} />
      <dl className={styles.facts}>
        {factsOf(details).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unread && <p className={styles.soft}>{unread}</p>}
      {previews && <VersionPreview named={version} />}
      <StandingPreviews named={version} ends={previews} />
    </Card>
  );
}

function factsOf({ version, signedBy }: VersionDetails): [string, string][] {
  const { commit, publishedBy, publishedAt, typesChecked, contractChecked, bytes, platform } = version;
  return [
    ['Publicada por', whoText(publishedBy)],
    ['Em', asMoment(publishedAt)],
    ['Commit', commit ?? 'Não informado'],
    ['Tipos', typesChecked ? 'Conferidos pelo time' : 'Não conferidos pelo time'],
    ['Telas num navegador', contractChecked ? 'Conferidas pelo time' : 'Não conferidas pelo time'],
    ['Plataforma que pede', platform],
    ['Tamanho', inBytes(bytes)],
    ['Assinatura', signedBy ? `Chave ${signedBy}` : 'Sem assinatura'],
  ];
}
