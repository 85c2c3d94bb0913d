import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sha384 } from '../../remotes/sha384.ts';
import { newPackage, type PackageChanges } from '../../testing/remote-package.ts';
import type { OpenPackage } from './open-package.ts';
import { checkPackage, LARGEST } from './package-checks.ts';

test('no remote’s budget, with the next image tool in it, is larger than the registry allows', () => {
  const file = new URL('../../../../tooling/budgets.json', import.meta.url);
  const { 'image tools': tools, shell: _, pages: __, ...remotes } = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(remotes)).not.toHaveLength(0);
  for (const [name, budget] of Object.entries<Partial<typeof LARGEST>>(remotes)) {
    for (const part of ['remoteEntry', 'routes'] as const) {
      // The next image tool still has to fit.
      const withNextTool = (budget[part] ?? 0) + (tools['each further'][name]?.[part] ?? 0);
      expect(withNextTool, `${part} of ${name}`).toBeLessThanOrEqual(LARGEST[part]);
    }
  }
});

const opened = (changes: PackageChanges = {}): OpenPackage => {
  const { description, files } = newPackage('1.0.0', changes);
  return { ...description, files };
};
const withRemote = (changes: Partial<OpenPackage['build']['remote']>): OpenPackage => {
  const { build, ...rest } = opened();
  return { ...rest, build: { ...build, remote: { ...build.remote, ...changes } } };
};
const withManifest = (changes: Record<string, unknown>): OpenPackage => {
  const { manifest, ...rest } = opened();
  return { ...rest, manifest: { ...manifest, ...changes } };
};
const withFile = (name: string): OpenPackage =>
  opened({ tamper: (files) => files.set(name, Buffer.from('x')) });
/** A package with an entry of these words and the hashes of all other files. */
const withEntry = (text: string, { platform = '^1.0.0', late = '' } = {}): OpenPackage => {
  let entry: Buffer = Buffer.alloc(0);
  const tamper = (files: Map<string, Uint8Array>) => {
    if (late) files.set(late, Buffer.from('x'));
    files.delete('remoteEntry.js');
    entry = Buffer.from([text, ...[...files.values()].map(sha384)].join(' '));
    files.set('remoteEntry.js', entry);
  };
  const given = opened({ platform, tamper });
  const integrity = { ...given.build.integrity, 'remoteEntry.js': sha384(entry) };
  return { ...given, build: { ...given.build, integrity } };
};
const shared = (name: string) => ({
  name,
  assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
});

test.each<[string, OpenPackage]>([
  ['as it was built', opened()],
  ['with a picture that has no hash', withFile('logo.svg')],
  ['with one screen for users and one for everybody', withRemote({ publicPaths: ['/landing'] })],
  [
    'that another build made, whose manifest names modules of a library',
    withManifest({ shared: [shared('react/jsx-runtime'), shared('@andromeda/platform')] }),
  ],
  [
    'of an earlier platform, which asks for the runtime by the name of then',
    withEntry('mfe-library@1.0.0 _FEDERATION_RUNTIME_CORE', { platform: '^1.9.0' }),
  ],
  ['whose entry is a module', opened({ module: true })],
  ['with public screens only', withRemote({ paths: [], publicPaths: ['/landing'] })],
])('a package %s passes', (_what, given) => {
  expect(checkPackage(given)).toEqual([]);
});

test.each<[string, OpenPackage, RegExp]>([
  ['has no manifest of a remote', withManifest({ exposes: 'all' }), /não é o de um remoto/],
  [
    'describes another remote',
    withRemote({ name: 'mfe-other' }),
    /se contradiz: .* descreve mfe-other 1\.0\.0/,
  ],
  [
    'describes another version',
    withRemote({ version: '1.0.1' }),
    /se contradiz: .* descreve mfe-library 1\.0\.1/,
  ],
  ['brings compressed files', withFile('logo.svg.gz'), /logo\.svg\.gz não faz parte do pacote/],
  [
    'of modules names no version for its federation',
    opened({ module: true, uniqueName: 'mfe-library' }),
    /^O name da federação não contém a versão: .*Ponha name: 'mfe-library@1\.0\.0'/,
  ],
  [
    'of modules imports what the page does not have',
    opened({ module: true, content: '"; import "lodash"; "' }),
    /^routes\.1a2b3c4d\.js importa "lodash"/,
  ],
  [
    'asks for the runtime by its former name',
    withEntry('mfe-library@1.0.0 _FEDERATION_RUNTIME_CORE', { platform: '^1.10.0' }),
    /Tire experiments\.externalRuntime da federação e use o `externals`/,
  ],
  [
    'has a script without a hash',
    withEntry('mfe-library@1.0.0', { late: 'late.js' }),
    /^late\.js não tem hash .* npx andromeda describe/,
  ],
  [
    'was built for one address',
    withManifest({ metaData: { publicPath: '/x/', remoteEntry: { name: 'remoteEntry.js' } } }),
    /tem de ser "auto": .* output\.publicPath: 'auto'/,
  ],
  [
    'names no version for its bundler',
    withEntry('mfe-library'),
    /Ponha output\.uniqueName: 'mfe-library@1\.0\.0'/,
  ],
  [
    'shares no React',
    withManifest({ shared: [shared('@andromeda/platform')] }),
    /^react não é compartilhado/,
  ],
  [
    'shares no platform',
    withManifest({ shared: [shared('react')] }),
    /^@andromeda\/platform não é compartilhado/,
  ],
])('a package that %s has this one problem', (_what, given, sentence) => {
  expect(checkPackage(given)).toEqual([expect.stringMatching(sentence)]);
});

const copies = { js: { sync: [], async: ['routes.1a2b3c4d.js'] }, css: { sync: [], async: [] } };

test.each([
  ['may take its own copy', { assets: copies }],
  ['is not one for the whole page', { singleton: false }],
])('a remote of modules is refused where a library of the page %s', (_what, changes) => {
  const { manifest, ...rest } = opened({ module: true });
  const libraries = (manifest.shared as { name: string }[]).map((library) =>
    library.name === 'react' ? { ...library, ...changes } : library,
  );
  const charts = { ...shared('charts'), assets: copies };
  expect(checkPackage({ ...rest, manifest: { ...manifest, shared: [...libraries, charts] } })).toEqual([
    'react é da página, e o remoto pode usar uma cópia própria. Ponha singleton: true e import: false em `shared` e construa de novo.',
  ]);
});

test('a file that build and manifest both name is missed by both', () => {
  const without = (name: string) => opened({ tamper: (files) => files.delete(name) });
  for (const name of ['remoteEntry.js', 'routes.1a2b3c4d.js'])
    expect(checkPackage(without(name))).toEqual([
      `Falta ${name}, que o build.json promete. Envie a pasta inteira.`,
      `Falta ${name}, que o mf-manifest.json usa. Envie a pasta inteira.`,
    ]);
});

test('a file that only a shared library of the manifest uses is missed, too', () => {
  const assets = { js: { sync: [], async: ['chart.js'] }, css: { sync: [], async: [] } };
  const { manifest } = opened();
  const libraries = [...(manifest.shared as object[]), { name: 'chart', assets }];
  expect(checkPackage(withManifest({ shared: libraries }))).toEqual([
    'Falta chart.js, que o mf-manifest.json usa. Envie a pasta inteira.',
  ]);
});

test('a package may weigh exactly its own budget, and not a byte more', () => {
  const given = opened();
  const kilobytes = (name: string) => gzipSync(given.files.get(name) ?? '').byteLength / 1000;
  const budget = {
    remoteEntry: kilobytes('remoteEntry.js'),
    routes: kilobytes('routes.1a2b3c4d.js') + kilobytes('routes.1a2b3c4d.css'),
  };
  expect(checkPackage({ ...given, budget })).toEqual([]);
  const tight = { remoteEntry: budget.remoteEntry - 0.001, routes: budget.routes - 0.001 };
  expect(checkPackage({ ...given, budget: tight })).toEqual([
    expect.stringMatching(/^remoteEntry tem 0\.\d kB gzip e o limite é 0\./),
    expect.stringMatching(/^routes tem 0\.\d kB gzip e o limite é 0\./),
  ]);
});

test('a package cannot ask for a larger budget than the registry allows', () => {
  const heavy = Array.from({ length: 40_000 }, (_, place) => (place * 7919).toString(36)).join();
  const hashes = Object.values(opened().build.integrity).join();
  const entry = Buffer.from(`mfe-library@1.0.0 ${hashes} ${heavy}`);
  const given = opened({ tamper: (files) => files.set('remoteEntry.js', entry) });
  const integrity = { ...given.build.integrity, 'remoteEntry.js': sha384(entry) };
  const asking = { ...given, build: { ...given.build, integrity }, budget: { remoteEntry: 1000 } };
  expect(checkPackage(asking)).toEqual([
    expect.stringMatching(
      /^remoteEntry tem .* e o limite é 25\. Use o runtime da federação que a página empresta/,
    ),
  ]);
});
