import { expect, test } from 'vitest';
import { reportOf } from '../../../testing/api-report.ts';
import { computeNeeds } from './compute-needs.ts';
import type { ScriptUses } from './read-scripts.ts';

const PLATFORM = '@andromeda/platform';
const scripts = (
  exports: string[],
  names: string[] = [],
  unknown: ScriptUses['unknown'] = {},
): ScriptUses => ({
  exports: { [PLATFORM]: exports },
  names,
  unknown,
});
const needsOf = (used: ScriptUses | null, platform: string, live: string, own?: string) =>
  computeNeeds(used, reportOf(live), { shared: [], platform, apiReport: own ? reportOf(own) : undefined });

test('the needed range begins with the version that first had the newest export', () => {
  expect(needsOf(scripts(['useApi', 'Link']), '^1.28.0', '1.28.0')).toMatchObject({
    needs: { [PLATFORM]: '^1.11.0' },
    declared: { [PLATFORM]: '^1.28.0' },
    unread: {},
  });
  expect(needsOf(scripts(['Link', 'useFlag']), '^1.28.0', '1.28.0')).toMatchObject({
    needs: { [PLATFORM]: '^1.25.0' },
    newest: { [PLATFORM]: 'useFlag' },
  });
});

test('a property counts where every name of its path is in the scripts and its type can be reached', () => {
  const need = (exports: string[], names: string[]) =>
    needsOf(scripts(exports, names), '^1.28.0', '1.28.0').needs[PLATFORM];
  expect(need(['useApi'], ['marketplace', 'read'])).toBe('^1.20.0');
  expect(need(['useApi'], ['marketplace'])).toBe('^1.11.0');
  expect(need(['Link'], ['marketplace', 'read'])).toBe('^1.11.0');
  // A picture's `place` is none of an order's where no order is read.
  expect(need(['useApi'], ['place'])).toBe('^1.11.0');
  expect(need(['useApi'], ['orders', 'read', 'place'])).toBe('^1.25.0');
});

test('what came after the live shell is known from the report against which the remote was built', () => {
  const need = (names: string[], own?: string) =>
    needsOf(scripts(['useApi'], names), '^1.28.0', '1.22.0', own);
  expect(need(['marketplace', 'read'], '1.28.0').needs).toEqual({ [PLATFORM]: '^1.20.0' });
  expect(need(['orders', 'stop'], '1.28.0')).toMatchObject({
    needs: { [PLATFORM]: '^1.24.0' },
    newest: { [PLATFORM]: 'Api.orders.stop' },
  });
});

test('without that report, or with an older one, the declared range holds', () => {
  for (const own of [undefined, '1.24.0'])
    expect(needsOf(scripts(['useApi']), '^1.28.0', '1.22.0', own)).toMatchObject({
      needs: { [PLATFORM]: '^1.28.0' },
      unread: { [PLATFORM]: 'newer' },
    });
});

test('where the scripts do not say what is used, the declared range holds and the record says why', () => {
  expect(needsOf(null, '^1.28.0', '1.28.0')).toMatchObject({
    needs: { [PLATFORM]: '^1.28.0' },
    unread: { [PLATFORM]: 'form' },
    exports: {},
  });
  const escaped = needsOf(scripts(['Link'], [], { [PLATFORM]: 'escapes' }), '^1.28.0', '1.28.0');
  expect(escaped).toMatchObject({ unread: { [PLATFORM]: 'escapes' }, exports: {} });
  expect(escaped.needs).toEqual({ [PLATFORM]: '^1.28.0' });
});

test('a computed range never asks for more than the declared one, nor for another major version', () => {
  expect(needsOf(scripts(['useFlag']), '^1.10.0', '1.28.0').needs).toEqual({ [PLATFORM]: '^1.10.0' });
  expect(needsOf(scripts(['Link']), '^2.1.0', '1.28.0', '2.1.0').needs).toEqual({ [PLATFORM]: '^2.1.0' });
  expect(needsOf(scripts(['Link']), '>=1.20.0 <3.0.0', '1.28.0').needs).toEqual({
    [PLATFORM]: '>=1.20.0 <3.0.0',
  });
});
