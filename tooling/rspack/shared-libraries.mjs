/**
 * What the shell and every remote run as one copy. `react/` and `react-dom/` carry the trailing slash because
 * `react-dom/client` and `react/jsx-runtime` lie outside the bare names. The router is not here: `platform`
 * re-exports the part of it that remotes need, which costs the page 31 kB less (docs/decisions/002).
 */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@tanstack/react-query',
  '@andromeda/platform',
  '@andromeda/design-system',
];

/** The `shared` option of an app: only libraries that it depends on itself. */
export function sharedLibraries({ dependencies }) {
  const own = singletons.filter((name) => dependencies[name.replace(/\/$/, '')]);
  return Object.fromEntries(own.map((name) => [name, { singleton: true }]));
}
