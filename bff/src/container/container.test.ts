import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CreditBalance } from '../../contract/credits.ts';
import { Generation } from '../../contract/generations.ts';
import { ImagePage } from '../../contract/images.ts';
import { Profile } from '../../contract/profile.ts';
import { prepareDataDir } from '../embedded/prepared-database.ts';
import { readEnvironment } from '../environment.ts';
import { createHttpApp } from '../http/http-app.ts';
import { createLogger } from '../logging/logger.ts';
import { createDiskCatalog } from '../remotes/remote-catalog.ts';
import { repositoryRoot } from '../repository-root.ts';
import { createReadiness } from '../system/readiness.ts';
import { errorOf, read } from '../testing/read-answer.ts';
import { type Container, createContainer } from './container.ts';
import { startEmbedded } from './start-embedded.ts';

// A small photo, because this test counts credits: a full-size one takes the engine seconds.
const photo = new Blob([
  new Uint8Array(
    await sharp(fileURLToPath(new URL('../../../image-engine/fixtures/photos/apple.jpg', import.meta.url)))
      .resize(64)
      .jpeg()
      .toBuffer(),
  ),
]);

const Mails = z.array(z.object({ to: z.string(), html: z.string() }));
const Session = z.object({ access_token: z.string() });
const Saved = Generation.extend({ imageId: z.string(), imageUrl: z.string() });

/** Everything that `npm start` runs except the listener, including the embedded project and the local image engine. */
let folder: string;
let container: Container;
let app: ReturnType<typeof createHttpApp>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andromeda-bff-'));
  await prepareDataDir(folder);
  const environment = readEnvironment({ DATA_DIR: folder });
  const surroundings = { publicUrl: 'http://localhost:3000', logger: createLogger('silent') };
  container = await createContainer(environment, {
    ...surroundings,
    localUrl: surroundings.publicUrl,
    embedded: startEmbedded(environment, surroundings),
  });
  const { embedded } = container;
  app = createHttpApp({
    ...container,
    readTroubles: createReadiness(container.checks, container.services.clock).troubles,
    publicUrl: 'http://localhost:3000',
    embedded: embedded && { ...embedded, auth: embedded },
  });
});

afterAll(async () => {
  await container?.close();
  await rm(folder, { recursive: true, force: true });
});

const auth = (path: string, body: object) =>
  app.request(`/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body) });

/** Registers, follows the mail's link and signs in, as a user would. */
async function newSeller() {
  const email = `${randomUUID()}@loja.example.com`;
  const password = 'Segredo!2026';
  const data = { full_name: 'Ana da Silva', phone: '11987654321' };
  expect((await auth('signup', { email, password, data })).status).toBe(200);
  const mails = await read(Mails, app.request('/dev/inbox.json'));
  const mail = mails.find(({ to }) => to === email);
  const token_hash = /token_hash=([^&"]+)/.exec(mail?.html ?? '')?.[1];
  expect((await auth('verify', { type: 'signup', token_hash })).status).toBe(200);
  const session = await read(Session, auth('token?grant_type=password', { email, password }));
  const headers = { authorization: `Bearer ${session.access_token}` };
  const get = <Schema extends z.ZodType>(schema: Schema, path: string) =>
    read(schema, app.request(path, { headers }));
  const generate = (key: string = randomUUID()) => {
    const body = new FormData();
    body.set('operation', 'change_background');
    body.append('images', photo, 'apple.jpg');
    return app.request('/api/generations', {
      method: 'POST',
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
  };
  return { email, headers, get, generate };
}

test('a new seller has a profile and 5 credits', { tags: ['long'] }, async () => {
  const { email, get } = await newSeller();
  expect(await get(Profile, '/api/profile')).toEqual({
    fullName: 'Ana da Silva',
    phone: '11987654321',
    email,
    isAdmin: false,
    isMember: false,
  });
  expect(await get(CreditBalance, '/api/credits')).toMatchObject({
    creditsRemaining: 5,
    planName: 'Pro',
    freeCredits: 5,
  });
});

test('50 generations at once with 5 credits give exactly 5 pictures, and every other one fails with the reason', {
  tags: ['long'],
}, async () => {
  const { get, generate } = await newSeller();
  const answers = await Promise.all(Array.from({ length: 50 }, () => generate()));
  const outcomes = await Promise.all(
    answers.map(async (answer) => (answer.ok ? 'made' : (await errorOf(answer)).code)),
  );
  const count = (outcome: string) => outcomes.filter((other) => other === outcome).length;
  // Beyond 24, requests are refused without waiting.
  expect([count('made'), count('insufficient_credits'), count('too_many_orders')]).toEqual([5, 19, 26]);
  expect(await get(CreditBalance, '/api/credits')).toMatchObject({
    creditsRemaining: 0,
    totalCreditsUsed: 5,
  });
  expect((await get(ImagePage, '/api/images')).total).toBe(5);
});

test('a double click charges one credit', { tags: ['long'] }, async () => {
  const { get, generate } = await newSeller();
  const key = randomUUID();
  const [first, second] = await Promise.all([generate(key), generate(key)]);
  expect(await second.json()).toEqual(await first.json());
  expect(await get(CreditBalance, '/api/credits')).toMatchObject({ creditsRemaining: 4 });
});

test("another seller can neither see nor delete a seller's picture, and its owner can", {
  tags: ['long'],
}, async () => {
  const [ana, bia] = [await newSeller(), await newSeller()];
  const { imageId, imageUrl } = await read(Saved, ana.generate());
  const remove = ({ headers }: typeof ana) =>
    app.request(`/api/images/${imageId}`, { method: 'DELETE', headers });
  expect((await bia.get(ImagePage, '/api/images')).total).toBe(0);
  expect((await remove(bia)).status).toBe(404);
  const picture = await app.request(imageUrl);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await remove(ana)).status).toBe(204);
  expect((await app.request(imageUrl)).status).toBe(404);
});

test('the service says that it is ready while its database answers, and names what cuts products out', {
  tags: ['long'],
}, async () => {
  const answer = await app.request('/readyz');
  const shell = createDiskCatalog(repositoryRoot).builtShell()?.version ?? null;
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      ...{ status: 'ok', troubles: [], cutOutsBy: 'engine' },
      registry: { from: 'database', asOf: expect.stringMatching(/Z$/), shell },
    },
  ]);
});
