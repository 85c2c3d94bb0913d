import type { ReleaseOverview } from '@andromeda/platform';

const remote = (
  name: string,
  versions: string[],
  commit: string | null,
): ReleaseOverview['remotes'][number] => ({
  remote: name,
  liveVersion: '1.0.0',
  canaryVersion: null,
  canaryPercent: 0,
  previousVersion: null,
  revision: 3,
  setBy: 'ana@loja.com.br',
  changedAt: '2026-11-20T12:00:00.000Z',
  builtVersion: null,
  paths: [],
  exposes: ['./routes'],
  shared: [],
  versions: versions.map((version) => ({
    remote: name,
    version,
    platform: '^1.0.0',
    publishedBy: 'CI',
    publishedAt: '2026-11-20T12:00:00.000Z',
    typesChecked: true,
    contractChecked: true,
    commit,
    bytes: 1000,
  })),
});

/** What an administrator knows: two versions of the library, whose first one is live. */
export const release = (): ReleaseOverview => ({
  platform: '1.0.0',
  shell: { version: '1.0.0', shared: [] },
  remotes: [
    remote('mfe-library', ['2.0.0', '1.0.0'], '4f8a21c09db7e0335a1c17128b12e14f8a21c09d'),
    remote('mfe-account', [], null),
  ],
});

/** The same of these parts; the library's live version is the canary of a tenth. */
export const releasesOf = (names: readonly string[], versions: readonly string[]): ReleaseOverview => ({
  ...release(),
  remotes: names.map((name) => ({
    ...remote(name, [...versions], '4f8a21c09db7e0335a1c17128b12e14f8a21c09d'),
    ...(name === 'mfe-library' && { liveVersion: '0.9.0', canaryVersion: '1.0.0', canaryPercent: 10 }),
    shared: [
      {
        name: 'react',
        version: '19.3.1',
        requiredVersion: '^19.3.1',
        singleton: true,
        provider: 'shell',
        fits: true,
      },
    ],
  })),
});
