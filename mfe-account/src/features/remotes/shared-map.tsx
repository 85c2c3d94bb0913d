import { Card } from '@andromeda/design-system';
import type { ReleaseOverview, SharedLibrary } from '@andromeda/platform';
import styles from './shared-map.module.css';

interface Member {
  name: string;
  exposes: readonly string[];
  paths: readonly string[];
  shared: readonly SharedLibrary[];
}

/** What each part gives the house and asks of it, of the versions that are live now. */
export function SharedMap({ overview }: { overview: ReleaseOverview }) {
  const { shell, remotes, platform } = overview;
  const members: Member[] = remotes.map(({ remote, ...rest }) => ({ name: remote, ...rest }));
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

type MemberRowProps = {
  label: string;
  members: readonly Member[];
  words: (member: Member) => readonly string[];
};

function MemberRow({ label, members, words }: MemberRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>–</td>
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

/** `data-fit`: from the shell, by the part itself, or built with another version than the shell's. */
function Asked({ asked, offered }: { asked: SharedLibrary | undefined; offered: SharedLibrary | undefined }) {
  if (!asked) return <td data-fit="none">–</td>;
  const fit = !offered ? 'own' : offered.version === asked.version ? 'same' : 'other';
  const note = { own: 'traz consigo', same: '', other: `feita com ${asked.version}` }[fit];
  return (
    <td data-fit={fit}>
      <span>{asked.requiredVersion}</span>
      {note && <span className={styles.soft}>{note}</span>}
    </td>
  );
}
