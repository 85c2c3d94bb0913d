import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from '../../contract/browser/limits.ts';
import { Generation, GenerationList } from '../../contract/generations.ts';
import { ImageHistory } from '../../contract/image-history.ts';
import { ImagePage, LibraryImage } from '../../contract/images.ts';
import type { User } from '../ports/user.ts';
import { errorOf, read } from '../testing/read-answer.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { solidPicture } from '../testing/test-providers.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';

function open(services: TestServices = createTestServices()) {
  const { app, as } = createTestApp({ services });
  const generate = async (
    user: User,
    change: { photo?: Blob; options?: string; operation?: string } = {},
  ) => {
    const body = new FormData();
    body.set('operation', change.operation ?? 'change_background');
    const photo = change.photo ?? new Blob([new Uint8Array(await solidPicture().png().toBuffer())]);
    body.append('images', photo, 'foto.png');
    body.set('options', change.options ?? '{"backgroundColor":"#FFF"}');
    return as(user, '/api/generations', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  };
  return { app, as, generate, services };
}

const codeOf = async (answer: Response) => (await errorOf(answer)).code;

/** A generation whose picture is in the library. */
const Saved = Generation.extend({ imageId: z.string(), imageUrl: z.string(), thumbnailUrl: z.string() });

const Contract = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ security: z.array(z.unknown()).optional() })),
  ),
  components: z.object({ securitySchemes: z.object({ bearer: z.unknown() }) }),
});

describe('a stranger', () => {
  test.each([
    ['GET', '/api/credits'],
    ['GET', '/api/profile'],
    ['PATCH', '/api/profile'],
    ['GET', '/api/sessions'],
    ['DELETE', '/api/sessions/others'],
    ['POST', '/api/generations'],
    ['GET', '/api/generations/recent'],
    ['GET', `/api/generations/${randomUUID()}`],
    ['POST', '/api/describe'],
    ['GET', '/api/images'],
    ['GET', `/api/images/${randomUUID()}`],
    ['GET', `/api/images/${randomUUID()}/history`],
    ['POST', `/api/images/${randomUUID()}/show`],
    ['POST', '/api/preparations'],
    ['PATCH', `/api/images/${randomUUID()}`],
    ['DELETE', `/api/images/${randomUUID()}`],
    ['POST', `/api/images/${randomUUID()}/keep`],
    ['POST', `/api/images/${randomUUID()}/discard`],
    ['GET', `/api/images/${randomUUID()}/cut-out/mask`],
    ['GET', `/api/images/${randomUUID()}/cut-out/others`],
    ['POST', `/api/images/${randomUUID()}/product`],
    ['POST', `/api/images/${randomUUID()}/repair`],
    ['POST', `/api/images/${randomUUID()}/restore`],
    ['POST', `/api/images/${randomUUID()}/retry`],
  ])('gets nothing from %s %s', async (method, path) => {
    const { app } = open();
    for (const authorization of ['', 'Bearer forged', 'Basic YTpi']) {
      const answer = await app.request(path, { method, headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(await codeOf(answer)).toBe('not_authenticated');
    }
  });

  test('finds neither the session service nor the inbox of a hosted installation', async () => {
    const { app } = open();
    for (const path of ['/auth/v1/settings', '/dev/inbox', '/dev/inbox.json', '/api/nothing']) {
      expect((await app.request(path)).status).toBe(404);
    }
  });
});

describe("a seller's picture", () => {
  test('is listed, shown and thumbnailed at signed addresses that browsers may keep', async () => {
    const { app, as, generate } = open();
    expect((await generate(ana)).status).toBe(200);
    const page = await read(ImagePage, as(ana, '/api/images'));
    expect(page).toMatchObject({ total: 1, page: 1, pageSize: 24 });
    const [image] = page.images;
    const original = await app.request(image?.imageUrl ?? '');
    expect(original.status).toBe(200);
    expect(original.headers.get('content-type')).toBe('image/png');
    expect(original.headers.get('cache-control')).toMatch(/^private, max-age=\d{4}, immutable$/);
    expect(original.headers.get('x-content-type-options')).toBe('nosniff');
    const thumbnail = await app.request(image?.thumbnailUrl ?? '');
    expect(thumbnail.headers.get('content-type')).toBe('image/webp');
    expect(thumbnail.headers.get('cache-control')).toMatch(/^private, max-age=\d{5,6}, immutable$/);
    const { generations } = await read(GenerationList, as(ana, '/api/generations/recent'));
    const [recent] = generations;
    expect(recent?.imageUrl).toBe(image?.imageUrl);
  });

  test('has copies in three widths, at the address of its thumbnail', async () => {
    const { app, generate } = open();
    const { thumbnailUrl } = await read(Saved, generate(ana));
    for (const width of [448, 640, 1600]) {
      const copy = await app.request(`${thumbnailUrl}&width=${width}`);
      expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect(await codeOf(await app.request(`${thumbnailUrl}&width=1000`))).toBe('bad_request');
  });

  test('is found again by its key, but only by its owner', async () => {
    const { as, services } = open();
    const body = new FormData();
    body.set('operation', 'generate_image');
    body.set('prompt', 'uma caneca');
    const headers = { 'idempotency-key': 'chave-da-ana' };
    const made = await read(Generation, as(ana, '/api/generations', { method: 'POST', body, headers }));
    expect(await read(Generation, as(ana, '/api/generations/chave-da-ana'))).toEqual(made);
    expect((await as(bia, '/api/generations/chave-da-ana')).status).toBe(404);
    expect(services.project.credits.get(ana.userId)).toBe(4);
  });

  test('may begin with a description of the photo, which costs no credit', async () => {
    const { as, services } = open();
    const body = new FormData();
    body.set('image', new Blob([new Uint8Array(await solidPicture().png().toBuffer())]), 'foto.png');
    const answer = await as(ana, '/api/describe', { method: 'POST', body });
    expect(await answer.json()).toEqual({
      prompt: 'Um produto azul sobre fundo branco.',
      demonstration: true,
    });
    expect(services.project.credits.get(ana.userId)).toBe(5);
    expect(await codeOf(await as(ana, '/api/describe', { method: 'POST', body: new FormData() }))).toBe(
      'image_missing',
    );
  });

  test('cannot be seen or deleted by another user', async () => {
    const { as, generate, services } = open();
    const { imageId } = await read(Saved, generate(ana));
    expect((await read(ImagePage, as(bia, '/api/images'))).total).toBe(0);
    const refused = await as(bia, `/api/images/${imageId}`, { method: 'DELETE' });
    expect(refused.status).toBe(404);
    expect(services.project.files.size).toBe(1);
  });

  test('can be marked as a favourite and found among them, but only by its owner', async () => {
    const { app, as, generate } = open();
    const [{ imageId }] = [await read(Saved, generate(ana)), await read(Saved, generate(ana))];
    const mark = (user: User, favorite: unknown) =>
      as(user, `/api/images/${imageId}`, {
        method: 'PATCH',
        body: JSON.stringify({ favorite }),
        headers: { 'content-type': 'application/json' },
      });
    expect(await read(LibraryImage, mark(ana, true))).toMatchObject({ id: imageId, favorite: true });
    const favorites = await read(ImagePage, as(ana, '/api/images?favorites=true'));
    expect([favorites.total, favorites.images[0]?.id]).toEqual([1, imageId]);
    expect((await read(ImagePage, as(ana, '/api/images'))).total).toBe(2);
    const picture = await read(LibraryImage, as(ana, `/api/images/${imageId}`));
    expect(picture).toEqual(favorites.images[0]);
    expect((await app.request(picture.imageUrl)).status).toBe(200);
    expect((await mark(bia, false)).status).toBe(404);
    expect((await as(bia, `/api/images/${imageId}`)).status).toBe(404);
    expect(await codeOf(await mark(ana, 'yes'))).toBe('bad_request');
    await mark(ana, false);
    expect((await read(ImagePage, as(ana, '/api/images?favorites=true'))).total).toBe(0);
  });

  test('is gone from every address once its owner deletes it', async () => {
    const { app, as, generate, services } = open();
    const { imageId, imageUrl, thumbnailUrl } = await read(Saved, generate(ana));
    expect((await app.request(thumbnailUrl)).status).toBe(200);
    expect((await as(ana, `/api/images/${imageId}`, { method: 'DELETE' })).status).toBe(204);
    expect(services.project.files.size).toBe(0);
    for (const address of [imageUrl, thumbnailUrl]) expect((await app.request(address)).status).toBe(404);
    expect((await as(ana, `/api/images/${imageId}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('is refused at a forged or expired address', async () => {
    const { app, generate, services } = open();
    const { imageUrl } = await read(Saved, generate(ana));
    const forged = imageUrl.replace(/signature=.{6}/, 'signature=AAAAAA');
    expect(await codeOf(await app.request(forged))).toBe('forbidden');
    await services.clock.advance(7_200_000);
    expect(await codeOf(await app.request(imageUrl))).toBe('forbidden');
  });
});

describe('a bad request', () => {
  test('names the field that is wrong', async () => {
    const { as, generate } = open();
    const listing = await as(ana, '/api/images?page=0');
    expect([listing.status, await errorOf(listing)]).toMatchObject([
      400,
      { code: 'bad_request', details: { field: 'page' } },
    ]);
    const operation = await generate(ana, { operation: 'hack' });
    expect((await errorOf(operation)).details?.field).toBe('operation');
    const options = await generate(ana, { options: 'not json' });
    expect(await errorOf(options)).toMatchObject({
      code: 'bad_request',
      details: { field: 'options' },
    });
  });

  test.each([
    ['not JSON', '{', 'application/json'],
    ['of another type', 'fullName=Ana', 'text/plain'],
    ['without a name', '{"fullName":"  "}', 'application/json'],
  ])('to rename with a body %s fails with its own code', async (_what, body, type) => {
    const { as } = open();
    const headers = { 'content-type': type };
    const answer = await as(ana, '/api/profile', { method: 'PATCH', body, headers });
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'bad_request']);
  });

  test.each([
    ['image_format_refused', 415, new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])],
    ['image_too_large', 413, new Blob([new Uint8Array(MAX_UPLOAD_BYTES + 1)])],
  ])('with an upload fails with %s', async (code, status, photo) => {
    const { generate } = open();
    const answer = await generate(ana, { photo });
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  });

  test('that declares more bytes than any upload may have is refused before it is read', async () => {
    const { as } = open();
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('the body was read')) });
    const answer = await as(ana, '/api/generations', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-length': String(200 * 2 ** 20), 'content-type': 'multipart/form-data; boundary=x' },
    } as RequestInit);
    expect([answer.status, await codeOf(answer)]).toEqual([413, 'payload_too_large']);
  });
});

describe('what goes wrong inside', () => {
  test('is answered without a detail and logged with its cause', async () => {
    const services = createTestServices();
    const cause = new Error('connect ECONNREFUSED 10.0.0.7:5432');
    services.readCreditOverview = () => Promise.reject(cause);
    const answer = await open(services).as(ana, '/api/credits');
    const error = await errorOf(answer);
    expect(answer.status).toBe(500);
    expect(error).toEqual({ code: 'internal_error', requestId: answer.headers.get('x-request-id') });
    const line = services.logged.find((logged) => logged.includes('ECONNREFUSED'));
    expect(line).toContain(error.requestId);
  });
});

test('is logged once for each request, with the user and without token, key, query or body', async () => {
  const { app, as, generate, services } = open();
  const { imageUrl } = await read(Saved, generate(ana));
  await app.request(imageUrl);
  await as(ana, '/api/profile', {
    method: 'PATCH',
    body: JSON.stringify({ fullName: 'Nome Secreto' }),
    headers: { 'content-type': 'application/json' },
  });
  const lines = services.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /api/generations 200',
    `GET ${new URL(imageUrl, 'http://x').pathname} 200`,
    'PATCH /api/profile 200',
  ]);
  expect(lines[0].userId).toBe(ana.userId);
  const everything = services.logged.join('');
  for (const secret of [ana.token, 'signature', 'Nome Secreto', 'Bearer']) {
    expect(everything).not.toContain(secret);
  }
});

test('gets a request id of our own, whatever id the client sent', async () => {
  const answer = await open().app.request('/healthz', { headers: { 'x-request-id': 'mine' } });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
});

test("a picture's history and the photo that it was made of are its user's alone", async () => {
  const { app, as, generate } = open();
  const { imageId } = await read(Saved, generate(ana, { operation: 'remove_background' }));
  const { nodes } = await read(ImageHistory, as(ana, `/api/images/${imageId}/history`));
  expect(nodes).toMatchObject([{ kind: 'original' }, { kind: 'remove_background', cost: 1, present: true }]);
  const [photo] = nodes;
  const answers = [photo?.imageUrl, photo?.thumbnailUrl, `${photo?.thumbnailUrl}&width=1600`];
  const types = answers.map(async (address) =>
    (await app.request(address ?? '')).headers.get('content-type'),
  );
  expect(await Promise.all(types)).toEqual(['image/jpeg', 'image/webp', 'image/webp']);
  // An address of one kind opens no other.
  const forged = photo?.thumbnailUrl.replace('photo_thumbnail', 'photo') ?? '';
  expect((await app.request(forged)).status).toBe(403);
  expect((await read(LibraryImage, as(ana, `/api/images/${imageId}/show`, { method: 'POST' }))).id).toBe(
    imageId,
  );
  expect((await as(bia, `/api/images/${imageId}/history`)).status).toBe(404);
  expect((await as(bia, `/api/images/${imageId}/show`, { method: 'POST' })).status).toBe(404);
});

test('the contract lists every address, and which ones need a session', async () => {
  const document = await read(Contract, open().app.request('/openapi.json'));
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual([
    'DELETE /api/account/deletion',
    'DELETE /api/account/second-factor',
    'DELETE /api/admin/accounts/{id}/second-factor',
    'DELETE /api/brand-kit/logo',
    'DELETE /api/conversations/{id}',
    'DELETE /api/images/{id}',
    'DELETE /api/products/{id}',
    'DELETE /api/products/{id}/images/{imageId}',
    'DELETE /api/products/{id}/photos/{photoId}',
    'DELETE /api/sessions/others',
    'DELETE /api/styles/{id}',
    'DELETE /api/subscription',
    'DELETE /api/templates/{id}',
    'DELETE /api/texts',
    'DELETE /api/texts/{id}',
    'GET /api/account',
    'GET /api/account/export',
    'GET /api/account/export/{id}/archives/{number}',
    'GET /api/account/second-factor',
    'GET /api/admin/accounts',
    'GET /api/admin/accounts/{id}',
    'GET /api/admin/audit',
    'GET /api/admin/overview',
    'GET /api/brand-kit',
    'GET /api/brand-kit/logo/{user}/{id}',
    'GET /api/checkout/{sessionId}',
    'GET /api/config',
    'GET /api/conversations',
    'GET /api/conversations/{id}',
    'GET /api/credits',
    'GET /api/credits/entries',
    'GET /api/email-tests/{template}',
    'GET /api/generations/events',
    'GET /api/generations/recent',
    'GET /api/generations/{key}',
    'GET /api/images',
    'GET /api/images/{id}',
    'GET /api/images/{id}/cut-out/others',
    'GET /api/images/{id}/cut-out/{part}',
    'GET /api/images/{id}/file',
    'GET /api/images/{id}/history',
    'GET /api/plans',
    'GET /api/product-photos/{id}/file',
    'GET /api/products',
    'GET /api/products/sheet',
    'GET /api/products/sheet/counts',
    'GET /api/products/{id}',
    'GET /api/products/{id}/photos',
    'GET /api/profile',
    'GET /api/sessions',
    'GET /api/styles',
    'GET /api/subscription',
    'GET /api/templates',
    'GET /api/texts',
    'GET /healthz',
    'GET /openapi.json',
    'GET /readyz',
    'PATCH /api/conversations/{id}',
    'PATCH /api/conversations/{id}/turns/{turnId}',
    'PATCH /api/images/{id}',
    'PATCH /api/products/{id}',
    'PATCH /api/profile',
    'POST /api/account/deletion',
    'POST /api/account/export',
    'POST /api/account/second-factor',
    'POST /api/account/second-factor/confirmation',
    'POST /api/account/second-factor/pass',
    'POST /api/account/second-factor/vouch',
    'POST /api/admin/accounts/{id}/credits',
    'POST /api/batches/{id}/orders',
    'POST /api/batches/{id}/permits',
    'POST /api/batches/{id}/stop',
    'POST /api/chat',
    'POST /api/chat/photos',
    'POST /api/checkout',
    'POST /api/conversations/{id}/stop',
    'POST /api/describe',
    'POST /api/email-tests',
    'POST /api/generations',
    'POST /api/generations/by-key',
    'POST /api/generations/{key}/cancel',
    'POST /api/images/{id}/channels/{channel}',
    'POST /api/images/{id}/discard',
    'POST /api/images/{id}/keep',
    'POST /api/images/{id}/product',
    'POST /api/images/{id}/repair',
    'POST /api/images/{id}/restore',
    'POST /api/images/{id}/retry',
    'POST /api/images/{id}/show',
    'POST /api/keywords',
    'POST /api/preparations',
    'POST /api/products',
    'POST /api/products/{id}/images',
    'POST /api/products/{id}/listings',
    'POST /api/products/{id}/photos',
    'POST /api/titles',
    'PUT /api/admin/accounts/{id}/block',
    'PUT /api/brand-kit',
    'PUT /api/brand-kit/logo',
    'PUT /api/products/{id}/listings/{channel}',
    'PUT /api/products/{id}/photos/{photoId}/first',
    'PUT /api/styles/{id}',
    'PUT /api/templates/{id}',
  ]);
  expect(document.openapi).toBe('3.1.0');
  expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(document.paths['/api/credits']?.get?.security).toEqual([{ bearer: [] }]);
  expect(document.paths['/api/config']?.get?.security).toBeUndefined();
});

test('every personal address refuses a visitor without a session', async () => {
  const { app } = open();
  const document = await read(Contract, app.request('/openapi.json'));
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, route] of Object.entries(methods)) {
      if (!route?.security?.length) continue;
      const answer = await app.request(path.replace(/\{\w+\}/, crypto.randomUUID()), {
        method: method.toUpperCase(),
      });
      expect(answer.status, `${method} ${path}`).toBe(401);
    }
  }
});

test('only administrators see the figures', async () => {
  const { app } = open();
  const answer = await app.request('/api/admin/overview', {
    headers: { authorization: 'Bearer token-of-ana' },
  });
  expect(answer.status).toBe(403);
  expect(await errorOf(answer)).toMatchObject({ code: 'forbidden' });
});
