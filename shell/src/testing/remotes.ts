import type { ResolvedRemote } from '@andromeda/platform/host';

/** The remotes of every test's page. */
export const remotes: readonly ResolvedRemote[] = [
  remote('mfe-creatives', {
    paths: ['/dashboard', '/mobile/remover-fundo'],
    menu: [{ path: '/dashboard', label: 'Dashboard', icon: 'layout-dashboard', order: 10, group: 'main' }],
  }),
  remote('mfe-library', {
    paths: ['/library'],
    menu: [{ path: '/library', label: 'Biblioteca', icon: 'images', order: 20, group: 'main' }],
  }),
  remote('mfe-assistant', { paths: ['/assistant'], fullHeightPaths: ['/assistant'] }),
  remote('mfe-account', { paths: ['/plans'], publicPaths: ['/sucesso'] }),
];

function remote(name: string, parts: Partial<ResolvedRemote>): ResolvedRemote {
  return {
    name,
    version: '1.0.0',
    platform: '^1.0.0',
    paths: [],
    fullHeightPaths: [],
    ownHeaderPaths: [],
    publicPaths: [],
    menu: [],
    baseUrl: `/remotes/${name}/1.0.0/`,
    manifest: {},
    integrity: {},
    ...parts,
  };
}
