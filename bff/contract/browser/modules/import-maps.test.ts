import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { moduleProbeRoutes } from '../../../src/pages/module-probe-routes.ts';
import { importMapOf, MODULE_PROBE, MODULE_PROBE_HASH } from './import-maps.ts';

const version = {
  baseUrl: '/remotes/mfe-cupons/1.0.0/',
  integrity: { 'remoteEntry.js': 'sha384-entry', 'later.js': 'sha384-later', 'routes.css': 'sha384-css' },
};
const hashesOf = (attempt: number) =>
  Object.entries(importMapOf('page', [version], attempt).integrity).filter(([url]) => url.startsWith('/r'));

test('an import map has the hash of each script of a version, and of no style', () => {
  expect(importMapOf('page', [version])).toEqual({
    integrity: {
      '/module-probe.js?allowed=page': MODULE_PROBE_HASH,
      '/module-probe.js?refused=page': `sha384-${'A'.repeat(64)}`,
      '/remotes/mfe-cupons/1.0.0/remoteEntry.js': 'sha384-entry',
      '/remotes/mfe-cupons/1.0.0/later.js': 'sha384-later',
    },
  });
});

test('another attempt has addresses of its own under the same hashes, and what a script imports follows it there', () => {
  expect(hashesOf(2)).toEqual(hashesOf(0).map(([url, hash]) => [`${url}?again=2`, hash]));
  const [entry, later] = ['remoteEntry.js', 'later.js'].map((file) => version.baseUrl + file);
  const again = { [`${entry}`]: `${entry}?again=2`, [`${later}`]: `${later}?again=2` };
  expect(importMapOf('2', [version], 2).scopes).toEqual({
    [`${entry}?again=2`]: again,
    [`${later}?again=2`]: again,
  });
});

test('the server has the script that a browser is tried by, with the hash that the map names', async () => {
  const answer = await moduleProbeRoutes().request(`${MODULE_PROBE}?allowed=page`);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const hash = createHash('sha384')
    .update(await answer.text())
    .digest('base64');
  expect(`sha384-${hash}`).toBe(MODULE_PROBE_HASH);
});
