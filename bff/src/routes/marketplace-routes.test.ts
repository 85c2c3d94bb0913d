import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalRoutes } from '../http/contract-routes.ts';
import { type MarketplaceProject, openMarketplaceProject } from '../testing/marketplace-project.ts';
import { errorOf } from '../testing/read-answer.ts';
import { createTestApp } from '../testing/test-app.ts';

const room = '/api/marketplaces/mercado-livre';
let shop: MarketplaceProject;
beforeAll(async () => {
  shop = await openMarketplaceProject();
});
afterAll(() => shop?.project.close());

async function open() {
  const user = await shop.newUser();
  const { app, as } = createTestApp({
    services: { ...shop.deps, clock: shop.time },
    verifier: { verify: async (token) => (token === user.token ? user : null) },
    marketplaceSandbox: shop.sandbox,
  });
  return { app, user, ask: (path: string, init?: RequestInit) => as(user, room + path, init) };
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test('without the configuration no address of it answers, and the contract lists none', async () => {
  const { app, as, services } = createTestApp();
  const document = await (await app.request('/openapi.json')).text();
  expect(document).not.toContain('/api/marketplaces');
  const ana = (await import('../testing/test-accounts.ts')).ana;
  const own = personalRoutes.filter((route) => route.getRoutingPath().startsWith(room));
  expect(own.length).toBeGreaterThan(5);
  for (const { method, getRoutingPath } of own) {
    const answer = await as(ana, getRoutingPath().replace(':id', crypto.randomUUID()), {
      method: method.toUpperCase(),
    });
    expect(answer.status, getRoutingPath()).toBe(404);
  }
  for (const path of [
    `${room}/callback?state=x`,
    '/mercado-livre-demonstracao/authorization',
    '/dev/mercado-livre',
  ])
    expect((await app.request(path)).status, path).toBe(404);
  expect(services.marketplace).toBeNull();
});

test('with it, the contract lists every address, and only the way back needs no session', async () => {
  const { app } = await open();
  const { paths } = (await (await app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: unknown[] }>>;
  };
  const listed = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/marketplaces'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { security }]) => `${method} ${path}${security ? ' signed in' : ''}`,
      ),
    );
  expect(listed.sort()).toEqual([
    `delete ${room} signed in`,
    `get ${room} signed in`,
    `get ${room}/callback`,
    `get ${room}/changes signed in`,
    `get ${room}/listings signed in`,
    `post ${room}/changes signed in`,
    `post ${room}/changes/{id}/undo signed in`,
    `post ${room}/diagnoses signed in`,
    `post ${room}/sign-in signed in`,
  ]);
});

test('a seller goes to Mercado Livre, agrees, comes back connected, and leaves again', async () => {
  const { app, ask } = await open();
  const begun = await ask('/sign-in', json({ returnTo: '/library?page=2' }));
  const { url } = (await begun.json()) as { url: string };
  const cookie = begun.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  const consent = await app.request(url.replace('http://localhost:3000', ''));
  const fields = [...(await consent.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const body = new URLSearchParams(
    fields.map(([, name = '', value = '']): [string, string] => [name, value]),
  );
  body.delete('refuse');
  const agreed = await app.request('/mercado-livre-demonstracao/authorization', { method: 'POST', body });
  const back = await app.request(agreed.headers.get('location') ?? '', {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(back.status).toBe(302);
  expect(back.headers.get('location')).toBe('/library?page=2&mercado-livre=conectado');
  const shown = await (await ask('')).text();
  expect(JSON.parse(shown)).toMatchObject({ account: { name: 'LOJA DEMONSTRAÇÃO' }, demonstration: true });
  expect(shown).not.toMatch(/token|sealed|APP_USR/i);
  expect(await (await ask('/listings')).json()).toMatchObject({ total: 8, nextOffset: null });
  expect((await ask('', { method: 'DELETE' })).status).toBe(204);
  expect(await errorOf(await ask('/listings'))).toMatchObject({ code: 'marketplace_not_connected' });
});

test('a sign-in that begins in another tab leaves the first its way back', async () => {
  const { app, ask } = await open();
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
  };
  const begin = async () => {
    const begun = await ask('/sign-in', json({ returnTo: '/library' }));
    keep(begun);
    return ((await begun.json()) as { url: string }).url;
  };
  const comeBack = async (url: string) => {
    const query = new URLSearchParams(shop.agree(url, 'LOJA DAS ABAS'));
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const back = await app.request(`${room}/callback?${query}`, { headers: { cookie } });
    keep(back);
    return back.headers.get('location');
  };
  const [first, second] = [await begin(), await begin()];
  expect(await comeBack(first)).toBe('/library?mercado-livre=conectado');
  expect(await comeBack(second)).toBe('/library?mercado-livre=ja-conectado');
  expect([...cookies]).toEqual([]);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'settings'])(
  'a way back to %s is refused',
  async (returnTo) => {
    const { ask } = await open();
    expect((await ask('/sign-in', json({ returnTo }))).status).toBe(400);
  },
);

test('a way back that nobody began connects nothing', async () => {
  const { app } = await open();
  const answer = await app.request(`${room}/callback?code=x&state=a.b.c.d`);
  expect(answer.headers.get('location')).toBe('/settings?mercado-livre=falhou');
});

test('at the played Mercado Livre a developer lets things happen to an account', async () => {
  const { app, user, ask } = await open();
  const { account } = await shop.connect(user, 'LOJA DO TESTE');
  const press = (action: string) =>
    app.request(`/dev/mercado-livre/${account.id}/${action}`, { method: 'POST' });
  expect(await (await app.request('/dev/mercado-livre')).text()).toContain('LOJA DO TESTE');
  await press('ocupar');
  expect(await errorOf(await ask('/listings'))).toMatchObject({ code: 'marketplace_busy' });
  await press('expirar');
  expect((await ask('/listings')).status).toBe(200);
  await press('revogar');
  expect(await errorOf(await ask('/listings'))).toMatchObject({ code: 'marketplace_disconnected' });
});

test('the played Mercado Livre shows its listings, and leads back to nobody but us', async () => {
  const { app, user } = await open();
  const { listings } = await shop.connect(user);
  const { id = '', pictureIds = [] } = listings[0] ?? {};
  const page = await app.request(`/mercado-livre-demonstracao/anuncios/${id}`);
  expect(await page.text()).toContain('Demonstração');
  const picture = await app.request(`/mercado-livre-demonstracao/fotos/${pictureIds[0]}`);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  const asked = {
    clientId: shop.sandbox.clientId,
    state: 's',
    challenge: 'c',
    method: 'S256',
    nickname: 'X',
  };
  const body = new URLSearchParams({ ...asked, redirectUri: 'https://evil.example/callback' });
  const refused = await app.request('/mercado-livre-demonstracao/authorization', { method: 'POST', body });
  expect(refused.status).toBe(404);
});
