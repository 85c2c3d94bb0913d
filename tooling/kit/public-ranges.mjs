/**
 * A table of dependencies for any npm registry: what stands for a version of Andrômeda's repository becomes that version.
 * @param {Record<string, string>} dependencies
 * @param {Record<string, string>} versions by package, outside libraries and our own
 * @returns {Record<string, string>}
 */
export function publicRanges(dependencies, versions) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      if (!/^(workspace|catalog):/.test(range)) return [name, range];
      const version = versions[name];
      if (!version) throw new Error(`${name} has no version that a registry knows`);
      // Our own move together with the live product; of a library the one that was tried.
      return [name, range.startsWith('workspace:') || range === 'catalog:^' ? `^${version}` : version];
    }),
  );
}
