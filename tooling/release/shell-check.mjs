import { ReleaseFailure } from './failure.mjs';

/**
 * @import { Registry } from './connection.mjs'
 * @typedef {{ packages: Record<string, { version: string }>, modules: Record<string, { exports: Record<string, unknown> }> }} ApiReport
 * @typedef {{ exports: Record<string, string[]>, needs: Record<string, string>, unread: Record<string, string> }} Uses
 * @typedef {{ remote: string, uses?: { version: string, uses: Uses }[] }} LiveRemote
 */

/**
 * Compares the built shell with what the live remotes and canaries of a running product use, before that shell is deployed.
 * @param {Registry} registry
 * @param {() => ApiReport} readReport
 */
export async function checkShell(registry, readReport) {
  const report = readReport();
  const { remotes } = /** @type {{ remotes: LiveRemote[] }} */ (await registry.get('/api/remotes'));
  const seen = remotes.flatMap(({ remote, uses = [] }) => uses.map((version) => ({ remote, ...version })));
  const broken = seen.flatMap(({ remote, version, uses }) => {
    const missing = missingIn(report, uses);
    return missing.length > 0 ? [`${remote} ${version} usa ${missing.join(', ')}`] : [];
  });
  if (broken.length > 0)
    throw new ReleaseFailure(
      'refused',
      `Esta casca não tem o que usam remotos no ar em ${registry.url.origin}:\n${broken.map((line) => `  - ${line}`).join('\n')}\nPublique antes versões sem isso, ou mantenha na casca o que elas usam.`,
    );
  console.log(
    `✓ a casca tem tudo que usam os remotos no ar em ${registry.url.origin} (versões com uso conhecido: ${seen.length})`,
  );
}

/** @param {ApiReport} report @param {Uses} uses */
function missingIn({ packages, modules }, { exports, needs, unread }) {
  const gone = Object.entries(exports).flatMap(([module, names]) => {
    const offered = modules[module]?.exports;
    if (!offered) return [module];
    return names
      .filter((name) => name !== '__esModule' && !Object.hasOwn(offered, name))
      .map((name) => `${name} de ${module}`);
  });
  const older = Object.entries(needs).filter(([name, range]) => {
    const shell = packages[name];
    return shell && !unread[name] && !fits(shell.version, range);
  });
  return [...gone, ...older.map(([name, range]) => `${name} ${range}`)];
}

/** Whether a version lies in the caret of another; servers compute no other kind of range. @param {string} version @param {string} range */
function fits(version, range) {
  const lowest = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  if (!lowest) return true;
  const wanted = lowest.slice(1).map(Number);
  const given = version.split('.').map((part) => Number.parseInt(part, 10));
  const first = wanted.findIndex((part) => part > 0);
  const fixed = first < 0 ? 2 : first;
  const at = wanted.findIndex((part, place) => part !== given[place]);
  return at < 0 || (at > fixed && (given[at] ?? 0) > (wanted[at] ?? 0));
}
