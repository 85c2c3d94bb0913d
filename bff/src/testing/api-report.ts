import type { ApiReport } from '../../contract/api-report.ts';
import type { BuiltShell } from '../remotes/remote-catalog.ts';

/** The report of a shell whose platform has `useApi` and `Link` since 1.11.0, and what each later version brought until `version`. */
export function reportOf(version: string): ApiReport {
  const has = (since: string) => Number(version.split('.')[1]) >= Number(since.split('.')[1]);
  const since = <Value>(at: string, part: Record<string, Value>) => (has(at) ? part : {});
  return {
    packages: {
      '@andromeda/platform': {
        version,
        oldest: '1.11.0',
        types: {
          'api.ts#useApi': { paths: {}, refers: { '': ['api.ts#Api'] } },
          'api.ts#Api': {
            paths: {
              ...since('1.20.0', { 'marketplace.read': '1.20.0' }),
              ...since('1.24.0', { 'orders.stop': '1.24.0' }),
            },
            refers: { 'orders.read': ['order.ts#Order'] },
          },
          'order.ts#Order': { paths: since('1.25.0', { place: '1.25.0' }), refers: {} },
        },
      },
    },
    modules: {
      '@andromeda/platform': {
        package: '@andromeda/platform',
        exports: {
          useApi: { since: '1.11.0', type: 'api.ts#useApi' },
          Link: { since: '1.11.0', type: null },
          ...since('1.25.0', { useFlag: { since: '1.25.0', type: null } }),
        },
      },
    },
  };
}

/** A built shell with that report. */
export const shellWith = (version: string): BuiltShell => ({
  version,
  folder: '/nowhere',
  api: reportOf(version),
  shared: [
    { name: '@andromeda/platform', version, requiredVersion: `^${version}`, singleton: true },
    { name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', singleton: true },
  ],
});
