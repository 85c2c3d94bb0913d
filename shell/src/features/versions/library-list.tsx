import { type ReleaseOverview, useApi } from '@andromeda/platform';
import { useQueries } from '@tanstack/react-query';
import { type AskedRanges, librariesOf, type PageLibrary } from './libraries.ts';
import { usePageFacts } from './page-facts.ts';
import type { PagePart } from './page-parts.ts';
import { rangesQuery } from './panel-queries.ts';
import styles from './versions-panel.module.css';

interface LibraryProps {
  parts: readonly PagePart[];
  /** What an administrator knows: what each part asks for. */
  overview: ReleaseOverview | undefined;
}

/** The libraries that all parts share, each with the one version that is in the page, and who asks for which. */
export function LibraryList({ parts, overview }: LibraryProps) {
  const facts = usePageFacts();
  const libraries = librariesOf(facts.libraries(), useRanges(parts, overview));
  if (libraries.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="bibliotecas">
      <h3 id="bibliotecas">Bibliotecas compartilhadas</h3>
      <ul className={styles.rows}>
        {libraries.map((library) => (
          <Library key={library.name} library={library} />
        ))}
      </ul>
    </section>
  );
}

function Library({ library: { name, versions, asked } }: { library: PageLibrary }) {
  return (
    <li data-library={name}>
      <p className={styles.version}>
        <strong>{name}</strong> <code>{versions.join(' e ')}</code>
      </p>
      {asked.map(([range, parts]) => (
        <p key={range} className={styles.soft}>
          {range ? `Pedem ${range}` : 'Usam'}: {parts.join(', ')}
        </p>
      ))}
    </li>
  );
}

/** What each part asks for: of what is live by the overview, of another version by what is kept of it. */
function useRanges(parts: readonly PagePart[], overview: ReleaseOverview | undefined): AskedRanges {
  const api = useApi();
  const releaseOf = (name: string) => overview?.remotes.find(({ remote }) => remote === name);
  const others = parts.filter(({ name, version }) => {
    const release = releaseOf(name);
    return release?.versions.some((each) => each.version === version) && release.liveVersion !== version;
  });
  const details = useQueries({
    queries: others.map(({ name, version }) => rangesQuery(api, { remote: name, version })),
  });
  const ranges: Record<string, Record<string, string>> = {};
  for (const { name, version } of parts) {
    const release = releaseOf(name);
    if (release?.liveVersion === version)
      ranges[name] = Object.fromEntries(
        release.shared.map((library) => [library.name, library.requiredVersion]),
      );
  }
  for (const [index, { data }] of details.entries()) {
    const part = others[index];
    if (part && data?.uses) ranges[part.name] = data.uses.declared;
  }
  return ranges;
}
