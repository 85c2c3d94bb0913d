import { Card, Notice, StatusBadge } from '@andromeda/design-system';
import type { VersionDetails } from '@andromeda/platform';
import { asMoment, inBytes } from '../../../formats.ts';
import { uncheckedWords, whoText } from '../messages.ts';
import type { Remote } from '../remote-versions.ts';
import { standingOf } from '../remote-versions.ts';
import { StandingBadge } from '../standing-badge.tsx';
import { unreadText } from '../unread-words.ts';
import styles from './version.module.css';
import { VersionPreview } from './version-preview.tsx';

/** Who published a version, when, from what, and whether it was checked and would work now. */
export function VersionHead({ details, remote }: { details: VersionDetails; remote: Remote | undefined }) {
  const { version, problems, uses } = details;
  const unread = uses ? unreadText(uses) : null;
  const standing = remote ? standingOf(remote, version.version) : 'idle';
  return (
    <Card as="section" padding="l" aria-labelledby="versao" className={styles.card}>
      <header className={styles.head}>
        <h2 id="versao">{version.remote}</h2>
        <span className={styles.badges}>
          {standing === 'idle' && <StatusBadge>Fora do ar</StatusBadge>}
          <StandingBadge standing={standing} percent={remote?.canaryPercent ?? 0} />
          {uncheckedWords(version) && <StatusBadge tone="warning">{uncheckedWords(version)}</StatusBadge>}
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
      <dl className={styles.facts}>
        {factsOf(details).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unread && <p className={styles.soft}>{unread}</p>}
      <VersionPreview named={version} />
    </Card>
  );
}

function factsOf({ version, signedBy }: VersionDetails): [string, string][] {
  const { commit, publishedBy, publishedAt, typesChecked, contractChecked, bytes, platform } = version;
  const checked = (is: boolean) => (is ? 'Conferidos' : 'Não conferidos');
  return [
    ['Publicada por', whoText(publishedBy)],
    ['Em', asMoment(publishedAt)],
    ['Commit', commit ?? 'Não informado'],
    ['Tipos', checked(typesChecked)],
    ['Telas num navegador', contractChecked ? 'Conferidas' : 'Não conferidas'],
    ['Plataforma que pede', platform],
    ['Tamanho', inBytes(bytes)],
    ['Assinatura', signedBy ? `Chave ${signedBy}` : 'Sem assinatura'],
  ];
}
