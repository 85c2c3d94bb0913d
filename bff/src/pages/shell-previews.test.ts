import { expect, test } from 'vitest';
import { createPreview } from '../services/registry/create-preview.ts';
import { endPreviewsOf } from '../services/registry/end-previews.ts';
import { createEventGatherer } from '../services/registry/gather-events.ts';
import { guardCanaries } from '../services/registry/guard-canaries.ts';
import { startNode } from '../testing/shell-nodes.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestReleases, master, type TestReleases } from '../testing/test-releases.ts';

const asked = { remote: 'shell', version: 'two', hours: 2 };
const assetsOf = (version: string) => `/assets/${version}/shell.js`;
const cookieOf = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);

/** A node with the shell 'one', beside another that has published 'two'. */
async function deploy(two: Parameters<typeof startNode>[2] = {}) {
  const shared = createTestReleases();
  await startNode(shared, 'two', two);
  const node = await startNode(shared, 'one');
  await node.refresh();
  return { shared, node };
}

/** Opens a preview link, and answers the cookie of the browser. */
async function follow({ get, releases }: Awaited<ReturnType<typeof startNode>>) {
  const { url } = await createPreview(releases, master, asked);
  const { pathname, search } = new URL(url);
  return { pathname, cookie: cookieOf(await get(pathname + search)).join('; ') };
}

test('a preview of a shell is shown to the browser that opened its link and to no other, and says so', async () => {
  const { node } = await deploy();
  const { pathname, cookie } = await follow(node);
  expect(pathname).toBe('/');
  expect(await node.scriptOfPage({ cookie })).toBe(assetsOf('two'));
  expect(await (await node.get('/library', { cookie })).text()).toContain('"remote":"shell","version":"two"');
  expect(await node.scriptOfPage()).toBe(assetsOf('one'));
  // It is no remote of the page.
  const remotes = (await (await node.get('/remotes.json', { cookie })).json()) as { remotes: unknown[] };
  expect(remotes.remotes).toEqual([]);
});

test('a preview that one node ends is over on the others once they have read the registry', async () => {
  const { shared, node } = await deploy();
  const { cookie } = await follow(node);
  const other = await startNode(shared, 'two');
  expect(await endPreviewsOf(other.releases, master, asked)).toBe(1);
  expect(await node.scriptOfPage({ cookie }), 'what it knows').toBe(assetsOf('two'));
  await node.refresh();
  expect(await node.scriptOfPage({ cookie })).toBe(assetsOf('one'));
  expect(await (await node.get('/library', { cookie })).text()).toContain('"previews":[]');
});

test('the shell on the disk can be previewed while another is live', async () => {
  const { node } = await deploy();
  await node.change({ action: 'promote', version: 'two', revision: 0 });
  const { url } = await createPreview(node.releases, master, { ...asked, version: 'one' });
  const cookie = cookieOf(await node.get(`/${new URL(url).search}`)).join('; ');
  expect(await node.scriptOfPage({ cookie })).toBe(assetsOf('one'));
  expect(await node.scriptOfPage()).toBe(assetsOf('two'));
});

test('a shell that a node cannot show has no preview, and no deploy token makes one', async () => {
  const { node } = await deploy({ platform: '1.25.0' });
  await expect(createPreview(node.releases, master, asked)).rejects.toMatchObject({
    code: 'release_refused',
    details: { problems: expect.stringContaining('Ela tem a plataforma 1.25.0') },
  });
  const token = { name: 'CI', remote: '*', mayGiveTokens: false };
  const good = { ...asked, version: 'one' };
  await expect(createPreview(node.releases, token, good)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(createPreview(node.releases, master, { ...asked, version: 'three' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

/** The server of a node, which takes what the picture of a page reports whose shell has not started. */
function reporterOf(releases: TestReleases) {
  const gatherer = createEventGatherer(releases, () => false);
  const { app } = createTestApp({ releases: { ...releases, gatherer } });
  const report = (path: string, cookie = '') => app.request(path, { headers: { cookie } });
  return { gatherer, report };
}

test('a canary of the shell that does not start for its users is withdrawn, though none of its scripts reports it', async () => {
  const { node } = await deploy();
  const { releases } = node;
  await node.change({ action: 'canary', version: 'two', percent: 50, revision: 0 });
  const { gatherer, report } = reporterOf(releases);
  for (const index of Array.from({ length: 40 }).keys()) {
    const visitor = releases.seals.visitorOf(`00000000-0000-4000-8000-0000000000${10 + index}`);
    const cookie = `andromeda_visitor=${encodeURIComponent(releases.seals.seal(visitor))}`;
    const page = await (await node.get('/library', { cookie })).text();
    const picture = /src="(\/api\/shell-misses\/[^"]+)"/.exec(page)?.[1] ?? '';
    const starts = page.includes(assetsOf('one'));
    if (starts)
      gatherer.add([{ remote: 'shell', version: 'one', kind: 'loaded', ms: 900 }], { visitor, network: 'n' });
    else expect((await report(picture, cookie)).status).toBe(204);
  }
  await guardCanaries({ ...releases, gatherer });
  expect((await releases.registry.trail('shell', 1))[0]).toMatchObject({
    ...{ what: 'canary_rolled_back', who: 'andromeda', version: 'two', detail: { cause: 'failures' } },
  });
  expect(await node.scriptOfPage()).toBe(assetsOf('one'));
});

test('visitors without a session, and users who are not in the canary, end no canary of the shell', async () => {
  const { node } = await deploy();
  const { releases } = node;
  await node.change({ action: 'canary', version: 'two', percent: 1, revision: 0 });
  const { gatherer, report } = reporterOf(releases);
  for (const index of Array.from({ length: 20 }).keys()) {
    await report('/api/shell-misses/two');
    const visitor = releases.seals.visitorOf(`00000000-0000-4000-8000-0000000000${10 + index}`);
    if (releases.shells.pageFor(visitor)?.html.includes(assetsOf('two'))) continue;
    await report(
      '/api/shell-misses/two',
      `andromeda_visitor=${encodeURIComponent(releases.seals.seal(visitor))}`,
    );
  }
  await guardCanaries({ ...releases, gatherer });
  expect(releases.snapshot.channel('shell')?.canaryVersion).toBe('two');
});

test('a preview of a shell that does not start says nothing about what others see', async () => {
  const { node } = await deploy();
  const { cookie } = await follow(node);
  const { gatherer, report } = reporterOf(node.releases);
  await report('/api/shell-misses/two', cookie);
  await gatherer.flush();
  expect(await node.releases.health.since(new Date(0))).toEqual([]);
  await report('/api/shell-misses/two');
  await gatherer.flush();
  expect(await node.releases.health.since(new Date(0))).toMatchObject([
    { remote: 'shell', version: 'two', loads: 0, failures: 1 },
  ]);
});
