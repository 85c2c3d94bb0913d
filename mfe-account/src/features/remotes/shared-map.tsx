import { Card } from '@andromeda/design-system';
import type { ReleaseOverview, SharedLibrary, SharedUse } from '@andromeda/platform';
import { inBytes } from '../../formats.ts';
import type { Remote } from './remote-versions.ts';
import styles from './shared-map.module.css';

/** How the copy that runs compares with the one that a part was built with. */
type Fit = 'same' | 'other' | 'own' | 'wrong';

const legend: Record<Fit, string> = {
  same: 'usa a do shell, a mesma com que foi feita',
  other: 'usa a do shell, feita com outra que cabe',
  own: 'o shell não tem: a parte traz a sua',
  wrong: 'a do shell não cabe no que a parte pede',
};

/** What each part exposes and requires, and whose copy runs, of the versions that are live now. */
export function SharedMap({ overview }: { overview: ReleaseOverview }) {
  const { shell, platform } = overview;
  // The shell, which is the first of them, has a row of its own.
  const remotes = overview.remotes.filter(({ remote }) => remote !== 'shell');
  const offered = new Map(shell.shared.map((library) => [library.name, library]));
  const libraries = [
    ...new Set([shell, ...remotes].flatMap(({ shared }) => shared.map(({ name }) => name))),
  ].sort();
  const fits = new Set(
    remotes.flatMap(({ shared }) => shared.map((use) => fitOf(use, offered.get(use.name)))),
  );
  return (
    <Card as="section" padding="l" aria-labelledby="mapa" className={styles.card}>
      <header>
        <h2 id="mapa">Mapa de dependências</h2>
        <p className={styles.soft}>
          O que cada parte no ar expõe e pede, e de quem é a cópia que roda
          {platform ? `, com a plataforma ${platform}` : ''}.
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard. */}
      <section aria-label="Bibliotecas por parte" tabIndex={0} className={styles.scroll}>
        <table className={styles.map}>
          <thead>
            <tr>
              <th scope="col">Parte</th>
              <th scope="col">No ar</th>
              <th scope="col">Expõe e atende</th>
              {libraries.map((name) => (
                <th key={name} scope="col">
                  <LibraryName name={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">shell</th>
              <td>
                <code>{shell.version ?? '–'}</code>
              </td>
              <td>oferece</td>
              {libraries.map((name) => (
                <td key={name}>{offered.get(name)?.version ?? '–'}</td>
              ))}
            </tr>
            {remotes.map((remote) => (
              <Part key={remote.remote} part={remote} libraries={libraries} offered={offered} />
            ))}
          </tbody>
        </table>
      </section>
      <Legend fits={fits} />
    </Card>
  );
}

function Legend({ fits }: { fits: ReadonlySet<Fit> }) {
  return (
    <ul aria-label="Legenda" className={styles.legend}>
      {(Object.keys(legend) as Fit[])
        .filter((fit) => fits.has(fit))
        .map((fit) => (
          <li key={fit} data-fit={fit}>
            {legend[fit]}
          </li>
        ))}
    </ul>
  );
}

type PartProps = { part: Remote; libraries: readonly string[]; offered: ReadonlyMap<string, SharedLibrary> };

function Part({ part, libraries, offered }: PartProps) {
  const { remote, liveVersion, versions, exposes, paths, shared } = part;
  const published = versions.find(({ version }) => version === liveVersion);
  return (
    <tr>
      <th scope="row">{remote}</th>
      <td>
        <code>{liveVersion ?? '–'}</code>
        {published && <span className={styles.soft}>{inBytes(published.bytes)}</span>}
      </td>
      <td>
        {[...exposes, ...paths].map((word) => (
          <code key={word}>{word}</code>
        ))}
      </td>
      {libraries.map((name) => (
        <Asked
          key={name}
          asked={shared.find((library) => library.name === name)}
          offered={offered.get(name)}
        />
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

function Asked({ asked, offered }: { asked: SharedUse | undefined; offered: SharedLibrary | undefined }) {
  if (!asked) return <td data-fit="none">–</td>;
  const fit = fitOf(asked, offered);
  const note = {
    wrong: `feita com ${asked.version}, não cabe`,
    own: `traz a ${asked.version}`,
    same: '',
    other: `feita com ${asked.version}`,
  }[fit];
  return (
    <td data-fit={fit}>
      <span>{asked.requiredVersion}</span>
      {note && <span className={styles.soft}>{note}</span>}
    </td>
  );
}

function fitOf(asked: SharedUse, offered: SharedLibrary | undefined): Fit {
  if (!asked.fits) return 'wrong';
  if (asked.provider === 'remotes') return 'own';
  return offered?.version === asked.version ? 'same' : 'other';
}
