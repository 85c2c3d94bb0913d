import { Card } from '@andromeda/design-system';
import type { ReleaseOverview, SharedLibrary, SharedUse } from '@andromeda/platform';
import { inBytes } from '../../formats.ts';
import type { Remote } from './remote-versions.ts';
import styles from './shared-map.module.css';

interface Member {
  name: string;
  /** Its live version, and the weight of its files where it was published. */
  live: string[];
  exposes: readonly string[];
  paths: readonly string[];
  shared: readonly SharedUse[];
}

/** What each part gives the house and asks of it, and whose copy runs, of the versions that are live now. */
export function SharedMap({ overview }: { overview: ReleaseOverview }) {
  const { shell, remotes, platform } = overview;
  const members = remotes.map(memberOf);
  const offered = new Map(shell.shared.map((library) => [library.name, library]));
  const libraries = [
    ...new Set([shell, ...remotes].flatMap(({ shared }) => shared.map(({ name }) => name))),
  ].sort();
  return (
    <Card as="section" padding="l" aria-labelledby="mapa" className={styles.card}>
      <header>
        <h2 id="mapa">Mapa de dependências</h2>
        <p className={styles.soft}>
          O que cada parte no ar expõe e pede, ao lado do que o shell {shell.version ?? ''} oferece
          {platform ? `, com a plataforma ${platform}` : ''}.
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard. */}
      <section aria-label="Bibliotecas por parte" tabIndex={0} className={styles.scroll}>
        <table className={styles.map}>
          <thead>
            <tr>
              <th scope="col">Biblioteca</th>
              <th scope="col">shell oferece</th>
              {members.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <MemberRow label="No ar" of={shell.version} members={members} words={({ live }) => live} />
            <MemberRow label="Expõe" members={members} words={({ exposes }) => exposes} />
            <MemberRow label="Atende" members={members} words={({ paths }) => paths} />
            {libraries.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <LibraryName name={name} />
                </th>
                <td>{offered.get(name)?.version ?? '–'}</td>
                {members.map((member) => (
                  <Asked
                    key={member.name}
                    asked={member.shared.find((library) => library.name === name)}
                    offered={offered.get(name)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function memberOf({ remote, liveVersion, versions, ...rest }: Remote): Member {
  const published = versions.find(({ version }) => version === liveVersion);
  const live = [liveVersion ?? '–', ...(published ? [inBytes(published.bytes)] : [])];
  return { name: remote, live, ...rest };
}

type MemberRowProps = {
  label: string;
  of?: string | null;
  members: readonly Member[];
  words: (member: Member) => readonly string[];
};

function MemberRow({ label, of, members, words }: MemberRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{of ? <code>{of}</code> : '–'}</td>
      {members.map((member) => (
        <td key={member.name}>
          {words(member).map((word) => (
            <code key={word}>{word}</code>
          ))}
        </td>
      ))}
    </tr>
  );
}

function fitOf(asked: SharedUse, offered: SharedLibrary | undefined) {
  if (!asked.fits) return 'wrong';
  if (asked.provider === 'remotes') return 'own';
  return offered?.version === asked.version ? 'same' : 'other';
}

/** Breaks after the scope where it must. */
function LibraryName({ name }: { name: string }) {
  const [scope, rest] = name.split(/(?<=\/)/);
  return (
    <>
      {scope}
      <wbr />
      {rest}
    </>
  );
}

/** `data-fit`: whose copy runs, and whether it is the version that the part was built with, or even outside its range. */
function Asked({ asked, offered }: { asked: SharedUse | undefined; offered: SharedLibrary | undefined }) {
  if (!asked) return <td data-fit="none">–</td>;
  const fit = fitOf(asked, offered);
  const note = {
    wrong: `não cabe na do shell; feita com ${asked.version}`,
    own: `traz a ${asked.version}`,
    same: '',
    other: `feita com ${asked.version}, usa a do shell`,
  }[fit];
  return (
    <td data-fit={fit}>
      <span>{asked.requiredVersion}</span>
      {note && <span className={styles.soft}>{note}</span>}
    </td>
  );
}
