import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What a remote's `remote.json` says, as far as the contract reads it. */
export interface RemoteSelfDescription {
  name: string;
  paths: readonly string[];
  publicPaths?: readonly string[];
  menu?: readonly { path: string; label: string; icon: string }[];
  /** What stands at the top of its screens, by address. */
  headings?: Readonly<Record<string, { title: string; subtitle?: string }>>;
  /** The modules that it shows in places of others. */
  fills?: readonly { expose: string }[];
}

/** A remote to be checked: what it says of itself, and what its `./routes` exports. */
export interface RemoteUnderTest {
  description: RemoteSelfDescription;
  routes: unknown;
}

const addressesOf = ({ paths, publicPaths = [] }: RemoteSelfDescription): string[] => [
  ...paths,
  ...publicPaths,
];

/** What does not fit between `remote.json` and the exported routes, as sentences; empty where all fits. */
export function checkDescription({ description, routes }: RemoteUnderTest): string[] {
  const { name, menu = [], headings = {} } = description;
  if (!isRoutes(routes))
    return [`${name}: ./routes deve exportar \`routes\`, uma lista de rotas com caminhos absolutos.`];
  const addresses = addressesOf(description);
  const served = (path: string) => addresses.some((own) => path === own || path.startsWith(`${own}/`));
  return [
    ...(addresses.length === 0 ? [`${name}: remote.json não declara nenhum caminho em "paths".`] : []),
    ...addresses
      .filter((path) => !isServed(routes, path))
      .map((path) => `${name}: remote.json declara ${path}, mas nenhuma rota o atende.`),
    ...routes
      .filter(({ path }) => path !== undefined && path !== '*' && !served(withoutBlanks(path)))
      .map(
        ({ path }) => `${name}: a rota ${path} fica fora dos caminhos do remote.json; ninguém chega a ela.`,
      ),
    ...menu
      .filter(({ path }) => !served(path))
      .map(({ path, label }) => `${name}: o menu "${label}" leva a ${path}, que este remote não atende.`),
    ...Object.keys(headings)
      .filter((path) => !served(path))
      .map((path) => `${name}: "headings" fala de ${path}, que este remote não atende.`),
    ...routes
      .filter((route) => route.loader || route.action || route.lazy)
      .map(({ path }) => `${name}: a rota ${path} usa loader, action ou lazy, que o shell não chama.`),
  ];
}

/** The addresses at which there is something to see: what is declared, and routes below it that need no parameter. */
export function servedAddresses({ description, routes }: RemoteUnderTest): string[] {
  if (!isRoutes(routes)) return [];
  const declared = addressesOf(description).filter((path) => matchRoutes(routes, path) !== null);
  const own = routes.flatMap(({ path }) => (path && !/[:*]/.test(path) ? [path] : []));
  return [...new Set([...declared, ...own])];
}

// A path may be the beginning of others: `/mobile` serves `/mobile/x`.
const isServed = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path) !== null || routes.some((route) => route.path?.startsWith(`${path}/`));

/** True for what the shell can mount. */
export function isRoutes(routes: unknown): routes is RouteObject[] {
  return (
    Array.isArray(routes) &&
    routes.length > 0 &&
    routes.every((route) => route.path === undefined || route.path === '*' || route.path.startsWith('/'))
  );
}

const withoutBlanks = (path: string) => path.replace(/\/(:|\*).*$/, '');
