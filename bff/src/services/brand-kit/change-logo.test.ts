import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BrandKit } from '../../../contract/brand-kit.ts';
import { NEW_BRAND } from '../../../contract/browser/brand/index.ts';
import { read as readAnswer } from '../../testing/read-answer.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { solidPicture } from '../../testing/test-providers.ts';

const KIT = '/api/brand-kit';
const LOGO = '/api/brand-kit/logo';

/** A disc in the middle of nothing, 400 px wide in a file of 2000 px. */
const disc = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><circle cx="1000" cy="1000" r="200" fill="#c00"/></svg>',
    ),
  );

function prepare() {
  const { app, as, services } = createTestApp();
  const put = (bytes: Buffer, user = ana) => {
    const body = new FormData();
    body.append('image', new File([new Uint8Array(bytes)], 'logo.png'));
    return as(user, LOGO, { method: 'PUT', body });
  };
  const save = (change: object) =>
    as(ana, KIT, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...NEW_BRAND, ...change }),
    });
  const read = (user = ana) => readAnswer(BrandKit, as(user, KIT));
  /** The logo as it stands after an upload. */
  const logoAfter = async (bytes: Buffer) => {
    const { logo } = await readAnswer(BrandKit, put(bytes));
    if (!logo) throw new Error('the logo was not kept');
    return logo;
  };
  return { app, as, logoAfter, put, save, read, files: () => [...services.project.files.keys()] };
}

test('a shop begins with the usual look, and what was chosen comes back', async () => {
  const { save, read } = prepare();
  expect(await read()).toEqual({ ...NEW_BRAND, logo: null, updatedAt: null });
  const answer = await save({ mainColor: '#14532d', tagStyle: 'label' });
  expect(answer.status).toBe(200);
  expect(await read()).toMatchObject({
    mainColor: '#14532D',
    tagStyle: 'label',
    updatedAt: expect.any(String),
  });
  expect(await read(bia)).toMatchObject({ mainColor: null, updatedAt: null });
});

test.each([
  { mainColor: 'verde' },
  { headingFace: 'comic-sans' },
  { logoCorner: 'middle' },
  { tagStyle: '' },
])('a choice that does not exist is refused: %j', async (change) => {
  const { save, read } = prepare();
  expect((await save(change)).status).toBe(400);
  expect((await read()).updatedAt).toBeNull();
});

test('a logo is kept as a PNG with its transparency, without the empty border around it', async () => {
  const { app, logoAfter } = prepare();
  const logo = await logoAfter(await disc().webp().toBuffer());
  expect([logo.width, logo.height]).toEqual([400, 400]);
  const sent = await app.request(logo.url);
  expect(sent.headers.get('content-type')).toBe('image/png');
  const { channels } = await sharp(Buffer.from(await sent.arrayBuffer())).stats();
  expect([channels[3]?.min, channels[3]?.max]).toEqual([0, 255]);
});

test('a large logo is made smaller than 1024 px', async () => {
  const { logoAfter } = prepare();
  const wide = await sharp({ create: { width: 3000, height: 600, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  expect(await logoAfter(wide)).toMatchObject({ width: 1024, height: 205 });
});

test('a new logo replaces the old one, whose file and address are gone', async () => {
  const { app, logoAfter, put, read, files } = prepare();
  const first = (await logoAfter(await disc().png().toBuffer())).url;
  await put(await solidPicture('#00ff00', 64).png().toBuffer());
  expect(files()).toHaveLength(1);
  expect((await app.request(first)).status).toBe(404);
  expect((await app.request((await read()).logo?.url ?? '')).status).toBe(200);
});

test('removing the logo keeps the rest, and a second time changes nothing', async () => {
  const { as, put, save, read, files } = prepare();
  await put(await disc().png().toBuffer());
  await save({ mainColor: '#14532D' });
  for (const _time of [1, 2]) expect((await as(ana, LOGO, { method: 'DELETE' })).status).toBe(200);
  expect(files()).toEqual([]);
  expect(await read()).toMatchObject({ mainColor: '#14532D', logo: null });
});

test('what is no picture, or shows nothing, is refused, and the logo stays', async () => {
  const { as, put, read } = prepare();
  await put(await disc().png().toBuffer());
  const before = await read();
  const nothing = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const answers = [
    await put(Buffer.from('<svg></svg>')),
    await put(Buffer.from('%PDF-1.7')),
    await put(nothing),
  ];
  expect(answers.map(({ status }) => status)).toEqual([415, 415, 422]);
  expect((await as(ana, LOGO, { method: 'PUT', body: new FormData() })).status).toBe(400);
  expect((await read()).logo?.url).toBe(before.logo?.url);
});

test('nobody opens a logo at an address that was not signed for it', async () => {
  const { app, logoAfter } = prepare();
  const logo = await logoAfter(await disc().png().toBuffer());
  const foreign = logo.url.replace(ana.userId, bia.userId);
  expect((await app.request(foreign)).status).toBe(403);
  expect((await app.request(logo.url.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(403);
  expect((await app.request(logo.url.split('?')[0] ?? '')).status).toBe(400);
});

test('a look needs a session', async () => {
  const { app } = prepare();
  for (const [path, method] of [
    [KIT, 'GET'],
    [KIT, 'PUT'],
    [LOGO, 'PUT'],
    [LOGO, 'DELETE'],
  ] as const)
    expect((await app.request(path, { method })).status).toBe(401);
});
