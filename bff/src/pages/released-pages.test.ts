import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { LiveRemotes, PageConfig } from '../../contract/page-config.ts';
import { changeRelease } from '../services/registry/change-release.ts';
import { createPreview } from '../services/registry/create-preview.ts';
import { endPreviewsOf } from '../services/registry/end-previews.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { createTestReleases, master, sentPackage } from '../testing/test-releases.ts';
import { pagesRoutes } from './pages-routes.ts';

/** A root with a shell and no remotes on its disk; version 1 of the library is live, 2 and 3 are published. */
async function open() {
  const root = mkdtempSync(join(tmpdir(), 'andromeda-pages-'));
  const folder = join(root, 'shell/dist/1.0.0');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, 'mfe-creatives/public'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/current.json'), '{"version":"1.0.0"}');
  writeFileSync(
    join(folder, 'page.html'),
    '<html lang="pt-BR"><!--andromeda:head--><!--andromeda:page--></html>',
  );
  for (const file of ['start.js', 'start.js.map']) writeFileSync(join(folder, file), '{}');
  mkdirSync(join(folder, 'backend'));
  writeFileSync(join(folder, 'backend', 'backend.js'), '{}');
  writeFileSync(join(folder, 'build.json'), '{"remote":null,"integrity":{}}');
  writeFileSync(
    join(folder, 'hosting.json'),
    '{"shared":[],"parts":{"federation":{"scripts":[],"styles":[]}}}',
  );
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await publishVersion(releases, master, sentPackage(version));
  const change = (request: Parameters<typeof changeRelease>[3]) =>
    changeRelease(releases, master, 'mfe-library', request);
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  const app = pagesRoutes({
    root,
    releases,
    // In this test a user's token is their id.
    verifier: { verify: async (token) => ({ userId: token, email: '', token, sessionId: token }) },
    publicConfig: {
      supabaseUrl: 'http://localhost:3000',
      supabasePublishableKey: 'k',
      embedded: false,
      loginUrl: '/login',
      checkoutOrigins: [],
    },
  });
  const cookies = new Map<string, string>();
  /** A browser that keeps its cookies. */
  const get = async (path: string, jar = cookies, headers = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.request(path, { headers: { cookie, ...headers } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const page = async (path: string, jar = cookies) => {
    const html = await (await get(path, jar)).text();
    const config = PageConfig.parse(JSON.parse(/id="andromeda-page">(.*?)<\/script>/.exec(html)?.[1] ?? ''));
    return {
      version: config.remotes[0]?.version,
      previews: config.previews,
      chosenFor: config.chosenFor,
      places: config.places,
      html,
    };
  };
  const preview = async (version: string) => {
    const { url } = await createPreview(releases, master, { remote: 'mfe-library', version, hours: 24 });
    return new URL(url).pathname + new URL(url).search;
  };
  return { releases, change, app, get, page, preview, cookies };
}

test('a page names the live versions and preloads their files, which may be cached for ever', async () => {
  const { page, get } = await open();
  const { version, html } = await page('/library');
  expect(version).toBe('1.0.0');
  const address = /rel="preload" as="script" href="([^"]+)" crossorigin="anonymous" integrity="sha384-/.exec(
    html,
  )?.[1];
  const file = await get(address ?? '');
  expect(file.status).toBe(200);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a page is sent as it was written: no header makes its answer again, with its body as a stream', async () => {
  const { get } = await open();
  const made = vi.spyOn(globalThis, 'Response');
  const { headers } = await get('/login');
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
  expect(headers.get('vary')).toBe('Accept-Encoding');
  const packed = await get('/login', undefined, { 'accept-encoding': 'gzip' });
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
});

test('a page’s nonce is in its policy and its HTML, and in no other page', async () => {
  const { get } = await open();
  const nonceOf = async () => {
    const answer = await get('/login');
    const policy = answer.headers.get('content-security-policy');
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '';
    expect(await answer.text()).toContain(`<style nonce="${nonce}">`);
    return nonce;
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
});

test('files of a version that is no longer live are still served, those of an unknown version are not', async () => {
  const { change, get } = await open();
  await change({ action: 'promote', version: '2.0.0', revision: 1 });
  expect((await get('/remotes/mfe-library/1.0.0/remoteEntry.js')).status).toBe(200);
  expect((await get('/remotes/mfe-library/1.0.0/secret.js')).status).toBe(404);
  expect((await get('/remotes/mfe-library/1.0.0/..%2f..%2fkeys.json')).status).toBe(404);
  expect((await get('/remotes/mfe-library/9.0.0/remoteEntry.js')).status).toBe(404);
});

test('the source maps on the server’s disk are served to nobody', async () => {
  const { get } = await open();
  expect((await get('/assets/1.0.0/start.js')).status).toBe(200);
  expect((await get('/assets/1.0.0/start.js.map')).status).toBe(404);
});

test('the backend of a build on the server’s disk is served to nobody', async () => {
  const { get } = await open();
  for (const path of ['backend/backend.js', 'backend%2Fbackend.js', 'backend%5Cbackend.js'])
    expect([path, (await get(`/assets/1.0.0/${path}`)).status]).toEqual([path, 404]);
});

test('a request for an unknown file gets 404 and not the application', async () => {
  const { get } = await open();
  for (const path of ['/robots.txt', '/.env', '/wp-login.php', '/.well-known/security.txt'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get('/no-such-screen')).status).toBe(200);
});

test('the page of a version is the application, although its address has dots', async () => {
  const { get } = await open();
  expect((await get('/admin/remotes/mfe-library/1.0.0')).status).toBe(200);
});

test('an open tab learns that its version was taken back, and then only that nothing changed', async () => {
  const { change, get } = await open();
  const listed = (tag: string | null = null) =>
    get('/remotes.json', new Map(), {
      'andromeda-open': 'mfe-library@2.0.0, mfe-other@1',
      ...(tag && { 'if-none-match': tag }),
    });
  await change({ action: 'promote', version: '2.0.0', revision: 1 });
  const shown = await listed();
  expect(await shown.json()).toMatchObject({ remotes: [{ version: '2.0.0' }], withdrawn: [] });
  await change({ action: 'rollback', revision: 2 });
  const back = await listed(shown.headers.get('etag'));
  expect(await back.json()).toMatchObject({
    remotes: [{ version: '1.0.0' }],
    withdrawn: ['mfe-library@2.0.0'],
  });
  const again = await listed(back.headers.get('etag'));
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('nobody learns of versions that were never shown, or that may come back', async () => {
  const { change, get } = await open();
  await change({ action: 'promote', version: '2.0.0', revision: 1 });
  const plain = await get('/remotes.json');
  expect(await plain.json()).toMatchObject({ withdrawn: [] });
  const earlier = await get('/remotes.json', new Map(), { 'andromeda-open': 'mfe-library@1.0.0' });
  expect(await earlier.json()).toMatchObject({ withdrawn: [] });
});

test('visitors get a name only once there is a canary, and then keep to one version', async () => {
  const { change, page, cookies } = await open();
  await page('/library');
  expect(cookies.size).toBe(0);
  await change({ action: 'canary', version: '2.0.0', percent: 50, revision: 1 });
  const seen = new Set<string | undefined>();
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const jar = new Map<string, string>();
    const { version } = await page('/library', jar);
    expect((await page('/library', jar)).version).toBe(version);
    seen.add(version);
  }
  expect(seen).toEqual(new Set(['1.0.0', '2.0.0']));
});

test('a request with a token sees the version of its user, even on a device that another user had before', async () => {
  const { change, page, get } = await open();
  await change({ action: 'canary', version: '2.0.0', percent: 50, revision: 1 });
  const listed = async (user: string, jar: Map<string, string>) => {
    const answer = await get('/remotes.json', jar, { authorization: `Bearer ${user}` });
    const { remotes } = (await answer.json()) as { remotes: { version: string }[] };
    return remotes[0]?.version ?? '';
  };
  const seen = new Set<string>();
  for (let user = 0; user < 20; user += 1) {
    const strangers = new Map<string, string>();
    await page('/login', strangers);
    const version = await listed(`user-${user}`, strangers);
    expect(await listed(`user-${user}`, new Map())).toBe(version);
    expect((await page('/library', strangers)).version).toBe(version);
    seen.add(version);
  }
  expect(seen).toEqual(new Set(['1.0.0', '2.0.0']));
});

test('during a canary a page says for which visitor it was chosen, and a user learns which visitor they are', async () => {
  const { change, page, get } = await open();
  expect(await page('/library')).toMatchObject({ chosenFor: undefined });
  await change({ action: 'canary', version: '2.0.0', percent: 50, revision: 1 });
  const strangers = new Map<string, string>();
  const stranger = await page('/library', strangers);
  expect(await (await get('/remotes.json', strangers)).json()).not.toHaveProperty('chosenFor');
  const answer = await get('/remotes.json', strangers, { authorization: 'Bearer user-1' });
  const { chosenFor } = LiveRemotes.parse(await answer.json());
  expect(stranger.chosenFor).not.toBe(chosenFor);
  expect(await page('/library', strangers)).toMatchObject({ chosenFor });
});

test('a preview link removes itself from the address, lasts in this browser, and ends on request', async () => {
  const { page, get, preview } = await open();
  const link = await preview('3.0.0');
  const opened = await get(`${link}&tab=2`);
  expect(opened.headers.get('location')).toBe('/library?tab=2');
  expect(await page('/library')).toMatchObject({
    version: '3.0.0',
    previews: [
      { id: expect.any(String), remote: 'mfe-library', version: '3.0.0', until: '2026-11-21T12:00:00.000Z' },
    ],
  });
  expect(await page('/library', new Map())).toMatchObject({ version: '1.0.0', previews: [] });
  await get('/library?previa=fim');
  expect(await page('/library')).toMatchObject({ version: '1.0.0', previews: [] });
});

test('a browser with an ended preview gets what is live at its next load, and its link opens nothing any more', async () => {
  const { releases, page, get, preview } = await open();
  const link = await preview('3.0.0');
  await get(link);
  expect((await page('/library')).version).toBe('3.0.0');
  const told = async () => LiveRemotes.parse(await (await get('/remotes.json')).json()).previews;
  expect(await told(), 'an open tab').toMatchObject([{ remote: 'mfe-library', version: '3.0.0' }]);
  await endPreviewsOf(releases, master, { remote: 'mfe-library', version: '3.0.0' });
  expect(await page('/library')).toMatchObject({ version: '1.0.0', previews: [] });
  expect(await told()).toBeUndefined();
  const again = await get(link);
  expect([again.status, again.headers.get('location')]).toEqual([302, '/library']);
  expect(await page('/library')).toMatchObject({ version: '1.0.0', previews: [] });
});

test('a browser leaves the preview of one remote and keeps the others', async () => {
  const { releases, page, get, preview } = await open();
  await publishVersion(releases, master, sentPackage('2.0.0', { remote: 'mfe-other', paths: ['/other'] }));
  const other = { remote: 'mfe-other', version: '2.0.0', hours: 2 };
  await get(await preview('3.0.0'));
  await get(new URL((await createPreview(releases, master, other)).url).search);
  const previewed = async () => (await page('/library')).previews.map(({ remote }) => remote).sort();
  expect(await previewed()).toEqual(['mfe-library', 'mfe-other']);
  const left = await get('/library?previa=fim:mfe-library&tab=2');
  expect(left.headers.get('location')).toBe('/library?tab=2');
  expect(await previewed()).toEqual(['mfe-other']);
  await get('/library?previa=fim:mfe-other');
  expect(await previewed()).toEqual([]);
});

test('a forged or expired preview does nothing, in the address and in the cookie', async () => {
  const { releases, page, get, preview, cookies } = await open();
  const link = await preview('3.0.0');
  await get(`${link}x`);
  await get('/library?previa=mfe-library@3.0.0');
  expect(cookies.size).toBe(0);
  expect((await page('/library')).version).toBe('1.0.0');
  await get(link);
  const token = cookies.get('andromeda_previa') ?? '';
  cookies.set('andromeda_previa', `${token.slice(0, -4)}AAAA`);
  expect((await page('/library')).version).toBe('1.0.0');
  cookies.set('andromeda_previa', token);
  expect((await page('/library')).version).toBe('3.0.0');
  await releases.clock.advance(24 * 3_600_000);
  expect((await page('/library')).version).toBe('1.0.0');
});

test('an address with a preview never leads to another origin', async () => {
  const { get } = await open();
  for (const path of [
    '//evil.example/?previa=fim',
    '/%5Cevil.example?previa=fim',
    '/\\evil.example/?previa=x',
  ]) {
    const location = (await get(`http://localhost:3000${path}`)).headers.get('location') ?? '';
    expect(new URL(location, 'http://localhost:3000').origin).toBe('http://localhost:3000');
  }
});

test('a page with a remote of modules carries all their hashes, and its policy lets the import map in', async () => {
  const { releases, change, get } = await open();
  expect((await get('/library')).headers.get('content-security-policy')).not.toMatch(/script-src [^;]*nonce/);
  await publishVersion(releases, master, sentPackage('4.0.0', { module: true }));
  await change({ action: 'promote', version: '4.0.0', revision: 1 });
  const answer = await get('/library');
  const [, nonce, map = ''] =
    /<script type="importmap" nonce="(.*?)">(.*?)<\/script>/.exec(await answer.text()) ?? [];
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(answer.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  const { integrity } = JSON.parse(map);
  for (const file of ['remoteEntry.js', 'routes.1a2b3c4d.js'])
    expect(integrity[`/remotes/mfe-library/4.0.0/${file}`]).toMatch(/^sha384-/);
  for (const path of Object.keys(integrity)) expect((await get(path)).status, path).toBe(200);
});

test('a page and open tabs learn how the operator wants the places of their remotes, and nothing of other remotes', async () => {
  const { releases, page, get } = await open();
  const listed = async (tag = '') => get('/remotes.json', new Map(), { 'if-none-match': tag });
  const before = (await listed()).headers.get('etag') ?? '';
  expect((await page('/library')).places).toBeUndefined();
  const arrange = async (place: string, order: string[], off: string[]) => {
    await releases.places.change({ place, order, off, revision: 0, who: 'ana' });
    await releases.placeSnapshot.refresh();
  };
  await arrange('library.cards@1', ['mfe-secret', 'mfe-library'], ['mfe-library', 'mfe-secret']);
  await arrange('library.rows@1', ['mfe-secret'], []);
  const places = { 'library.cards@1': { order: ['mfe-library'], off: ['mfe-library'] } };
  const seen = await page('/library');
  expect(seen.places).toEqual(places);
  expect(seen.html).not.toContain('mfe-secret');
  const after = await listed(before);
  expect(await after.json()).toMatchObject({ places });
  expect((await listed(after.headers.get('etag') ?? '')).status).toBe(304);
});
