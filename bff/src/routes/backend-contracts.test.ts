import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { RemoteAccess } from '../../contract/page-config.ts';
import { changeRelease } from '../services/registry/change-release.ts';
import { createPreview } from '../services/registry/create-preview.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { readVersion } from '../services/registry/read-version.ts';
import { registerRemoteServer } from '../services/registry/remote-servers.ts';
import { CONTRACT_FILE } from '../slices/backend-package.ts';
import { errorOf, read } from '../testing/read-answer.ts';
import { openTeamServer } from '../testing/team-server.ts';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestReleases, master, sentPackage } from '../testing/test-releases.ts';

const REMOTE = 'mfe-library';
const AnyContract = z.looseObject({
  info: z.looseObject({ version: z.string() }).optional(),
  paths: z.looseObject({}).optional(),
});
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A document with these operations, such as `GET /notes`, as a backend tells it. */
const documentOf = (...operations: string[]) => ({
  openapi: '3.1.0',
  info: { title: '', version: '' },
  servers: [{ url: 'https://elsewhere.example' }],
  components: { schemas: { Note: { type: 'object' } } },
  paths: Object.fromEntries(
    operations.map((operation) => {
      const [method = '', path = ''] = operation.split(' ');
      return [path, { [method.toLowerCase()]: { responses: {} } }];
    }),
  ),
});
const entryOf = (
  document: unknown,
) => `module.exports.default = () => ({ fetch: () => new Response('the backend'),
  describe: () => (${JSON.stringify(document)}) });`;

function open() {
  const releases = createTestReleases();
  closing.push(releases.backends.close);
  const { as, app } = createTestApp({ releases });
  let revision = 0;
  const publish = (version: string, document: unknown, access?: RemoteAccess) => {
    const backend = document === undefined ? {} : { backend: { entry: entryOf(document), migrations: [] } };
    return publishVersion(releases, master, sentPackage(version, { ...backend, ...(access && { access }) }));
  };
  return {
    releases,
    app,
    publish,
    show: async (version: string, ...published: [document: unknown, access?: RemoteAccess]) => {
      await publish(version, ...published);
      const change = { action: 'promote', version, revision } as const;
      ({ revision } = await changeRelease(releases, master, REMOTE, change));
    },
    ask: (headers: Record<string, string> = {}) => as(ana, `/api/r/${REMOTE}/openapi.json`, { headers }),
  };
}

test('the document of a backend stands at its address, for a client outside, in the version that this user gets', async () => {
  const { releases, show, publish, ask } = open();
  await show('1.0.0', documentOf('GET /notes'));
  expect(await read(AnyContract, ask())).toEqual({
    ...documentOf('GET /notes'),
    info: { title: REMOTE, version: '1.0.0' },
    servers: [{ url: `/api/r/${REMOTE}` }],
    security: [{ bearer: [] }],
    components: {
      schemas: { Note: { type: 'object' } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
  await publish('2.0.0', documentOf('GET /notes', 'POST /sheets'));
  const { url } = await createPreview(releases, master, { remote: REMOTE, version: '2.0.0', hours: 1 });
  const cookie = `andromeda_previa=${new URL(url).searchParams.get('previa')}`;
  const previewed = await read(AnyContract, ask({ cookie }));
  expect([previewed.info?.version, Object.keys(previewed.paths ?? {})]).toEqual([
    '2.0.0',
    ['/notes', '/sheets'],
  ]);
  expect((await read(AnyContract, ask())).info?.version).toBe('1.0.0');
});

test('operations that came, went or changed are differences of two versions, with what clients would miss', {
  tags: ['long'],
}, async () => {
  const { releases, show } = open();
  const answering = (note: object) => ({
    ...documentOf('GET /notes', 'GET /sheets'),
    components: { schemas: { Note: { type: 'object', ...note } } },
  });
  const notes = {
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } },
    },
  };
  const before = answering({ required: ['text'], properties: { text: { type: 'string' } } });
  Object.assign(before.paths, { '/notes': { get: notes } });
  const after = {
    ...answering({}),
    paths: { '/notes': { get: notes }, '/lists': { post: { responses: {} } } },
  };
  await show('1.0.0', before);
  await show('2.0.0', after);
  const asked = { remote: REMOTE, version: '2.0.0' };
  const { comparison } = await readVersion(releases, master, asked);
  expect(comparison?.api.filter(({ area }) => area === 'operations')).toEqual([
    { area: 'operations', change: 'changed', name: 'GET /notes' },
    { area: 'operations', change: 'added', name: 'POST /lists' },
    { area: 'operations', change: 'removed', name: 'GET /sheets' },
  ]);
  expect(comparison?.contractBreaks).toEqual([
    'GET /notes (200) não garante mais o campo text.',
    'GET /sheets não existe mais.',
  ]);
});

test('a document is kept with its version, and no process starts for it', async () => {
  const { releases, show, ask } = open();
  await show('1.0.0', documentOf('GET /notes'));
  const record = await releases.registry.version(REMOTE, '1.0.0');
  if (!record) throw new Error('1.0.0 was not published');
  const kept = await releases.files.get(record, CONTRACT_FILE);
  expect(JSON.parse(String(kept))).toEqual(documentOf('GET /notes'));
  await releases.files.put(
    record,
    new Map([[CONTRACT_FILE, Buffer.from(JSON.stringify(documentOf('GET /kept')))]]),
  );
  expect((await read(AnyContract, ask())).paths).toHaveProperty('/kept');
});

test('a version that was published before documents were kept tells its own', {
  tags: ['long'],
}, async () => {
  const { releases, show, ask } = open();
  await show('1.0.0', documentOf('GET /notes'));
  const get = releases.files.get;
  releases.files.get = async (place, file) => (file === CONTRACT_FILE ? null : get(place, file));
  expect((await read(AnyContract, ask())).paths).toHaveProperty('/notes');
});

test('a backend without a document says how to get one, and users who may not enter see none', {
  tags: ['long'],
}, async () => {
  const { app, show, ask } = open();
  await show('1.0.0', null);
  const missing = await ask();
  expect([missing.status, await errorOf(missing)]).toMatchObject([
    404,
    { code: 'not_found', details: { problem: expect.stringMatching(/não descreve a sua API.*OpenAPIHono/) } },
  ]);
  await show('2.0.0', documentOf('GET /notes'), { plans: ['pro'] });
  expect((await ask()).status).toBe(403);
  expect((await app.request(`/api/r/${REMOTE}/openapi.json`)).status).toBe(401);
});

test('a team’s own server answers for its document itself', async () => {
  const { releases, show, ask } = open();
  const team = await openTeamServer((_request, response) => response.end('{"of":"the server"}'));
  closing.push(team.close);
  await show('1.0.0', undefined);
  await registerRemoteServer(releases, master, REMOTE, { address: team.address });
  expect(await read(AnyContract, ask())).toEqual({ of: 'the server' });
});

test('the product’s own document names those of live backends', { tags: ['long'] }, async () => {
  const { app, show } = open();
  const remotes = async () => (await read(AnyContract, app.request('/openapi.json')))['x-remotes'];
  expect(await remotes()).toBeUndefined();
  await show('1.0.0', documentOf('GET /notes'));
  expect(await remotes()).toEqual([{ remote: REMOTE, url: `/api/r/${REMOTE}/openapi.json` }]);
  await show('2.0.0', undefined);
  expect(await remotes()).toBeUndefined();
});

test('a publication warns of what clients of the live backend would miss, and is not refused', async () => {
  const { show, publish } = open();
  await show('1.0.0', documentOf('GET /notes', 'POST /sheets'));
  expect((await publish('1.1.0', documentOf('GET /notes', 'POST /sheets', 'GET /more'))).warnings).toEqual(
    [],
  );
  const warned = ['Contrato do backend, em relação a 1.0.0: POST /sheets não existe mais.'];
  expect((await publish('2.0.0', documentOf('GET /notes'))).warnings).toEqual(warned);
  expect((await publish('3.0.0', null)).warnings).toHaveLength(2);
  expect((await publish('4.0.0', undefined)).warnings).toHaveLength(2);
});

const isRefused = async (_what: string, document: unknown) => {
  await expect(open().publish('1.0.0', document)).rejects.toMatchObject({
    code: 'release_refused',
    details: { problems: expect.stringMatching(/O documento OpenAPI do backend .*`paths`/) },
  });
};
test.each([['has no paths', { openapi: '3.1.0' }]])(
  'a backend whose document %s is refused at its publication',
  isRefused,
);
test.each([
  ['is a list', []],
  ['has other paths', { openapi: '3.1.0', paths: { '/notes': 'x' } }],
])('a backend whose document %s is refused at its publication', { tags: ['long'] }, isRefused);
