import type { RemoteDescription } from '../../../contract/page-config.ts';
import type { ApiArea, ApiChange, FileChange, VersionComparison } from '../../../contract/version-details.ts';
import type { RemoteVersionRecord } from '../../ports/remote-registry.ts';
import { exposedModules } from '../../remotes/describe-remote.ts';
import type { BackendContract } from '../../slices/backend-contract.ts';
import { compareContracts } from './compare-contracts.ts';
import { listOperations } from './list-operations.ts';

interface Compared
  extends Pick<
    RemoteVersionRecord,
    'version' | 'description' | 'manifest' | 'files' | 'shared' | 'uses' | 'backend'
  > {
  /** The OpenAPI document of its backend; null without one, and absent where it could not be read. */
  contract?: BackendContract | null | undefined;
}

/** What a version says of one thing: `told` is shown, `compared` decides where it is more than that. */
interface Saying {
  name: string;
  told?: string;
  compared?: string;
}

/** What `after` changes from `before`: by what both say of themselves, and by the files that browsers load. */
export function compareVersions(before: Compared, after: Compared): VersionComparison {
  const [was, is] = [sayingsOf(before), sayingsOf(after)];
  const areas = Object.keys(is) as ApiArea[];
  return {
    against: before.version,
    api: areas.flatMap((area) => compareArea(area, was[area], is[area])),
    contractBreaks:
      before.contract && after.contract !== undefined
        ? compareContracts(before.contract, after.contract)
        : [],
    ...compareFiles(before.files, after.files),
  };
}

/** By area; null where it is not known what a version says of it. */
function sayingsOf(version: Compared): Record<ApiArea, Saying[] | null> {
  const { description, uses, backend, contract } = version;
  const { menu, access, slots = [], fills = [], events } = description;
  const key = ({ name, version: number }: { name: string; version: number }) => `${name}@${number}`;
  const { roles, plans } = access ?? {};
  return {
    paths: [
      ...named(description.paths),
      ...description.publicPaths.map((name) => ({ name, told: 'public' })),
    ],
    layouts: layoutsOf(description),
    menu: menu.map(({ path, ...entry }) => ({
      name: path,
      told: entry.label,
      compared: JSON.stringify(entry),
    })),
    access: [
      ...(roles ? [{ name: 'roles', told: roles.join(', ') }] : []),
      ...(plans ? [{ name: 'plans', told: plans.join(', ') }] : []),
    ],
    slots: named(slots.map(key)),
    fills: fills.map(({ slot, version: number, expose, label, order }) => ({
      name: `${slot}@${number}`,
      told: label,
      compared: JSON.stringify([expose, label, order]),
    })),
    publishes: named(events?.publishes ?? []),
    listens: named(events?.listens ?? []),
    modules: named(exposedModules(version.manifest)),
    platform: [{ name: 'platform', told: description.platform }],
    shared: version.shared.map((library) => ({
      name: library.name,
      told: library.version,
      compared: JSON.stringify(library),
    })),
    uses: uses && usesOf(uses),
    backend: backend ? [{ name: 'backend.js', compared: backend.integrity }] : [],
    migrations: backend
      ? backend.migrations.map(({ name, integrity }) => ({ name, compared: integrity }))
      : [],
    operations:
      contract === undefined
        ? null
        : [...listOperations(contract)].map(([name, compared]) => ({ name, compared })),
  };
}

const named = (names: readonly string[]): Saying[] => names.map((name) => ({ name }));

function layoutsOf({ fullHeightPaths, ownHeaderPaths }: RemoteDescription): Saying[] {
  return [...new Set([...fullHeightPaths, ...ownHeaderPaths])].map((name) => ({
    name,
    told: [
      ...(fullHeightPaths.includes(name) ? ['full_height'] : []),
      ...(ownHeaderPaths.includes(name) ? ['own_header'] : []),
    ].join(' '),
  }));
}

const usesOf = ({ exports }: NonNullable<Compared['uses']>): Saying[] =>
  Object.entries(exports).flatMap(([module, names]) =>
    names.filter((name) => name !== '__esModule').map((name) => ({ name: `${module} ${name}` })),
  );

function compareArea(area: ApiArea, before: Saying[] | null, after: Saying[] | null): ApiChange[] {
  if (!before || !after) return [];
  const [was, is] = [before, after].map(byName) as [Map<string, Saying>, Map<string, Saying>];
  const changed = [...is].flatMap(([name, now]): ApiChange[] => {
    const then = was.get(name);
    if (!then) return [{ area, change: 'added', name, ...(now.told && { after: now.told }) }];
    if (weighed(then) === weighed(now)) return [];
    const texts = { ...(then.told && { before: then.told }), ...(now.told && { after: now.told }) };
    return [{ area, change: 'changed', name, ...texts }];
  });
  const removed = [...was]
    .filter(([name]) => !is.has(name))
    .map(([name, { told }]): ApiChange => ({ area, change: 'removed', name, ...(told && { before: told }) }));
  return [...changed, ...removed];
}

const byName = (sayings: readonly Saying[]) => new Map(sayings.map((saying) => [saying.name, saying]));
const weighed = ({ told, compared = told }: Saying) => compared;

function compareFiles(before: Compared['files'], after: Compared['files']) {
  const [was, is] = [weights(before), weights(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const all = names.map((name): FileChange => {
    const [then = null, now = null] = [was.get(name), is.get(name)];
    return { name, before: then, after: now };
  });
  const files = all
    .filter((file) => file.before !== file.after)
    .sort((one, other) => growth(other) - growth(one) || (one.name < other.name ? -1 : 1));
  const sum = (weight: Map<string, number>) => [...weight.values()].reduce((bytes, each) => bytes + each, 0);
  return { files, sameFiles: all.length - files.length, bytesBefore: sum(was), bytesAfter: sum(is) };
}

const growth = ({ before, after }: FileChange) => Math.abs((after ?? 0) - (before ?? 0));

/** Files of one name, such as two parts of one library, are counted together. */
function weights(files: Compared['files']): Map<string, number> {
  const found = new Map<string, number>();
  for (const [file, { bytes }] of Object.entries(files)) {
    const name = withoutHash(file);
    found.set(name, (found.get(name) ?? 0) + bytes);
  }
  return found;
}

/** `routes.1a2b3c4d.js` as it is called in every build: `routes.js`. */
const withoutHash = (file: string) => file.replace(/[.-][0-9a-f]{8,32}(?=\.)/g, '');
