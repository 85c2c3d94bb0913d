import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publishShell } from '../container/publish-shell.ts';
import { startNode } from '../testing/shell-nodes.ts';
import { createTestReleases } from '../testing/test-releases.ts';

/** During a deployment: an old node goes on beside a new one. */
async function rollOut() {
  const shared = createTestReleases();
  const old = await startNode(shared, '0.1.0-old');
  const fresh = await startNode(shared, '0.1.0-new');
  // Nodes do so every other second, and when they are asked for what they do not know.
  await old.releases.snapshot.refresh();
  return { shared, old, fresh };
}

test('the script that a page of a new node names comes from an old node too, and the other way round', async () => {
  const { old, fresh } = await rollOut();
  const [newScript, oldScript] = [await fresh.scriptOfPage(), await old.scriptOfPage()];
  const answers = await Promise.all([
    old.get(newScript),
    fresh.get(oldScript),
    old.get(newScript, { 'accept-encoding': 'br' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answers[0]?.text()).toBe('console.log("the shell 0.1.0-new")');
  expect(await answers[1]?.text()).toBe('console.log("the shell 0.1.0-old")');
  expect(answers[0]?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answers[2]?.headers.get('content-encoding')).toBe('br');
});

test('what a page is made of, its source maps and unknown files of a shell are served to nobody by any node', async () => {
  const { old, fresh } = await rollOut();
  const names = ['page.html', 'hosting.json', 'build.json', 'shell.js.map', 'shell.js.map.gz', 'other.js'];
  for (const path of [...names, 'shell.js.br', '..%2fshell.js', '__proto__'].map(
    (name) => `0.1.0-new/${name}`,
  ))
    for (const node of [old, fresh])
      expect([path, (await node.get(`/assets/${path}`)).status]).toEqual([
        path,
        path.endsWith('.br') && node === fresh ? 200 : 404,
      ]);
  for (const node of [old, fresh])
    for (const name of ['page.html', 'shell.js'])
      expect((await node.get(`/remotes/shell/0.1.0-new/${name}`)).status).toBe(404);
});

test('a file of a shell that is not what was published is served to nobody', async () => {
  const { shared, old } = await rollOut();
  const record = await shared.registry.version('shell', '0.1.0-new');
  if (!record) throw new Error('the new shell was not published');
  await shared.files.put(record, new Map([['shell.js.br', brotliCompressSync('alert("a thief")')]]));
  const compressed = await old.get('/assets/0.1.0-new/shell.js', { 'accept-encoding': 'br' });
  expect(await compressed.text()).toBe('console.log("the shell 0.1.0-new")');
  await shared.files.put(record, new Map([['shell.js', Buffer.from('alert("a thief")')]]));
  const again = await startNode(shared, '0.1.0-newer');
  expect((await again.get('/assets/0.1.0-new/shell.js')).status).toBe(404);
});

test('a shell is published once, and again after the registry forgot it', async () => {
  const { shared, fresh } = await rollOut();
  const publications = async () =>
    (await shared.registry.trail('shell', 20)).filter(({ what }) => what === 'publish').length;
  expect(await publications()).toBe(2);
  await publishShell(fresh.releases);
  await startNode(shared, '0.1.0-new');
  expect(await publications()).toBe(2);
});

test('a registry that is away keeps no node from its pages', async () => {
  const shared = createTestReleases();
  const away = { ...shared.registry, state: () => Promise.reject(new Error('no answer')) };
  const node = await startNode({ ...shared, registry: away }, '0.1.0-new');
  expect((await node.get(await node.scriptOfPage())).status).toBe(200);
  expect(await shared.registry.versions()).toEqual([]);
});
