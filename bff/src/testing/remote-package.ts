import type { ApiReport } from '../../contract/api-report.ts';
import type { MeetingPlaces } from '../../contract/meeting-places.ts';
import { type RemoteAccess, RemoteDescription } from '../../contract/page-config.ts';
import type { RemotePackage } from '../../contract/remote-package.ts';
import type { NewRemoteVersion } from '../ports/remote-registry.ts';
import { sha384 } from '../remotes/sha384.ts';
import { describePackage } from '../services/registry/register-version.ts';
import { type BackendPackage, describeBackend } from '../slices/backend-package.ts';

const assets = (js: string[] = [], css: string[] = []) => ({
  js: { sync: js, async: [] },
  css: { sync: css, async: [] },
});

const shared = (name: string, version: string, requiredVersion = `^${version}`) => ({
  name,
  version,
  requiredVersion,
  singleton: true,
  assets: assets(),
});

/** What a test changes of a good package. */
export interface PackageChanges {
  remote?: string;
  paths?: string[];
  access?: RemoteAccess;
  menu?: { path: string; label: string; icon: string; order: number; group: 'main' | 'tools' }[];
  platform?: string;
  react?: string;
  exposes?: string;
  publicPath?: string;
  uniqueName?: string;
  /** Changes the files after they were described. */
  tamper?: (files: Map<string, Uint8Array>) => void;
  content?: string;
  /** What it offers, fills, publishes and hears; every module that it fills places with is exposed. */
  meetings?: MeetingPlaces;
  backend?: BackendPackage;
  css?: string;
  /** The exports of the platform that its scripts use, in the form of a federation build; else they have no form. */
  uses?: string[];
  /** What else its scripts do. */
  script?: string;
  /** What the platform offers against which it was built. */
  apiReport?: ApiReport;
  /** The entry does not know the hashes of the other files. */
  unguarded?: true;
  /** Its entry is a module, as Vite builds it. */
  module?: true;
}

/** A package that the gate lets pass, but for the changes. */
export function newPackage(version: string, changes: PackageChanges = {}) {
  const { remote: name = 'mfe-library', paths = ['/library'], content = version } = changes;
  const chunks = new Map<string, Uint8Array>([
    ['routes.1a2b3c4d.js', Buffer.from(routesOf(changes, content))],
    ['routes.1a2b3c4d.css', Buffer.from(changes.css ?? `[data-remote="${name}"] .a { color: red }`)],
  ]);
  const hashes = changes.unguarded ? [] : [...chunks.values()].map(sha384);
  const consumed = { 396: { shareKey: '@andromeda/platform' } };
  const table = changes.uses ? `, consumes = ${JSON.stringify(consumed)}` : '';
  const script = `var name = "${changes.uniqueName ?? `${name}@${version}`}", hashes = ${JSON.stringify(hashes)}${table};`;
  const entry = changes.module
    ? `export const name = "${changes.uniqueName ?? `${name}@${version}`}", get = () => import("./routes.1a2b3c4d.js");`
    : script;
  const files = new Map([['remoteEntry.js', Buffer.from(entry)], ...chunks]);
  const integrity = Object.fromEntries([...files].map(([file, bytes]) => [file, sha384(bytes)]));
  const description: RemotePackage = {
    build: {
      name,
      version,
      integrity,
      ...(changes.backend && { backend: describeBackend(changes.backend) }),
      remote: RemoteDescription.parse({
        name,
        version,
        platform: changes.platform ?? '^1.0.0',
        paths,
        menu: changes.menu ?? [],
        access: changes.access,
        ...changes.meetings,
      }),
    },
    manifest: {
      id: name.replaceAll('-', '_'),
      name: name.replaceAll('-', '_'),
      metaData: {
        publicPath: changes.publicPath ?? 'auto',
        remoteEntry: { name: 'remoteEntry.js', ...(changes.module && { type: 'module' }) },
      },
      exposes: [
        {
          id: 'x',
          name: 'routes',
          path: changes.exposes ?? './routes',
          assets: assets(['routes.1a2b3c4d.js'], ['routes.1a2b3c4d.css']),
        },
        ...(changes.meetings?.fills ?? []).map(({ expose }) => ({
          id: expose,
          name: expose.slice(2),
          path: expose,
          assets: assets(['routes.1a2b3c4d.js']),
        })),
      ],
      shared: [shared('@andromeda/platform', '1.0.0'), shared('react', changes.react ?? '19.3.1')],
    },
    typesChecked: true,
    contractChecked: true,
    commit: '4f8a21c09db7e0335a1c17128b12e14f8a21c09d',
    ...(changes.apiReport && { apiReport: changes.apiReport }),
  };
  changes.tamper?.(files);
  return { description, files };
}

/** A chunk of a federation build, which takes the platform from the page. */
function routesOf({ uses, script = '' }: PackageChanges, content: string): string {
  if (!uses) return `export const routes = "${content}";`;
  const calls = uses.map((name) => `p.${name}()`).join(', ');
  return `(globalThis.chunks ||= []).push([[91], { 12(e, t, a) { var p = a(396); t.routes = ["${content}", ${calls}]; ${script} } }]);`;
}

/** The same as the registry keeps it. */
export function newVersion(version: string, changes: PackageChanges = {}): NewRemoteVersion {
  const { description, files } = newPackage(version, changes);
  return describePackage({ ...description, files }).record;
}
