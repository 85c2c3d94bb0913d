import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { ChannelPicture } from '../../../contract/channel-pictures.ts';
import { Generation } from '../../../contract/generations.ts';
import { LibraryImage } from '../../../contract/images.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { errorOf, read } from '../../testing/read-answer.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices } from '../../testing/test-services.ts';

/** Ana's picture, and what prepares it for a channel. */
async function open({ operation = 'change_background', doubtful = false } = {}) {
  const services = createTestServices();
  const { changeBackgroundColor } = services.provider;
  services.provider.changeBackgroundColor = async (input) => ({
    ...(await changeBackgroundColor(input)),
    ...(doubtful && { trust: { confidence: 0.4, doubtful } }),
  });
  const make = vi.spyOn(services.channelPictures, 'make');
  const { app, as } = createTestApp({ services });
  const body = new FormData();
  body.set('operation', operation);
  body.append('images', new Blob([new Uint8Array(await solidPicture().png().toBuffer())]), 'foto.png');
  body.set('prompt', 'Oferta');
  body.set('options', '{"backgroundColor":"#FFF"}');
  const headers = { 'idempotency-key': randomUUID() };
  const made = await read(Generation, as(ana, '/api/generations', { method: 'POST', body, headers }));
  const prepare = async (channel: string, user = ana) =>
    as(user, `/api/images/${made.imageId}/channels/${channel}`, { method: 'POST' });
  return { services, make, app, as, prepare, imageId: made.imageId ?? '' };
}

test('a picture is prepared by the rules of its marketplace, free, and served at a signed address', async () => {
  const { services, make, app, prepare } = await open();
  const picture = await read(ChannelPicture, prepare('mercado_livre'));
  expect(make.mock.lastCall?.[0].wanted).toMatchObject({ width: 1200, mostBytes: 10_000_000, fill: 0.95 });
  expect(picture).toMatchObject({ channel: 'mercado_livre', file: { width: 1200, height: 1200 } });
  const file = await app.request(picture.file?.url ?? '');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await file.arrayBuffer()).byteLength).toBe(picture.file?.bytes);
  expect(services.project.credits.get(ana.userId)).toBe(4);
});

test('a marketplace that recommends no size gets a square in which buyers can zoom', async () => {
  const { make, prepare } = await open();
  for (const [channel, side] of [
    ['amazon', 1200],
    ['google_shopping', 1500],
    ['shein', 1200],
  ] as const) {
    await prepare(channel);
    expect(make.mock.lastCall?.[0].wanted).toMatchObject({ width: side, height: side });
  }
});

test('each marketplace has its picture made once, and an address finds it again where it is forgotten', async () => {
  const { services, make, app, prepare, imageId } = await open();
  const { file } = await read(ChannelPicture, prepare('amazon'));
  await prepare('amazon');
  await prepare('shopee');
  expect(make).toHaveBeenCalledTimes(2);
  await services.displayCopies.forget(imageId);
  expect((await app.request(file?.url ?? '')).status).toBe(200);
  expect(make).toHaveBeenCalledTimes(3);
});

test('a picture is gone from its address once its owner deletes it', async () => {
  const { app, as, prepare, imageId } = await open();
  const { file } = await read(ChannelPicture, prepare('amazon'));
  await as(ana, `/api/images/${imageId}`, { method: 'DELETE' });
  expect((await app.request(file?.url ?? '')).status).toBe(404);
  expect((await prepare('amazon')).status).toBe(404);
});

test("nobody prepares another user's picture, and no address of another kind opens one", async () => {
  const { app, as, make, prepare, imageId } = await open();
  expect((await prepare('amazon', bia)).status).toBe(404);
  const { imageUrl } = await read(LibraryImage, as(ana, `/api/images/${imageId}`));
  const forged = imageUrl.replace('variant=original', 'variant=channel&channel=amazon');
  expect((await errorOf(await app.request(forged))).code).toBe('forbidden');
  expect(make).not.toHaveBeenCalled();
});

test.each(['add_text', 'add_text_turbo'])(
  'text that was set on a picture by %s is named where a marketplace refuses it on a cover',
  async (operation) => {
    const { prepare } = await open({ operation });
    const refused = await read(ChannelPicture, prepare('amazon'));
    expect(refused.checks.filter(({ ok }) => !ok)).toMatchObject([{ rule: 'textOnCover' }]);
    const taken = await read(ChannelPicture, prepare('shopee'));
    expect(taken.checks.every(({ ok }) => ok)).toBe(true);
  },
);

test('a picture whose cut-out is in doubt is to be checked on every marketplace', async () => {
  const { prepare } = await open({ doubtful: true });
  for (const channel of ['amazon', 'shopee']) {
    const { checks, file } = await read(ChannelPicture, prepare(channel));
    expect(checks.filter(({ ok }) => !ok)).toMatchObject([{ rule: 'cutOut', measured: 'doubtful' }]);
    expect(file).not.toBeNull();
  }
});

test('the file for a marketplace states how the picture came about, also where its address opens it anew', async () => {
  const { services, make, app, prepare, imageId } = await open({ operation: 'generate_image' });
  const { file } = await read(ChannelPicture, prepare('amazon'));
  const statement = 'digitalsourcetype/trainedAlgorithmicMedia"';
  expect(make.mock.lastCall?.[0].wanted.statement).toContain(statement);
  await services.displayCopies.forget(imageId);
  await app.request(file?.url ?? '');
  expect(make).toHaveBeenCalledTimes(2);
  expect(make.mock.lastCall?.[0].wanted.statement).toContain(statement);
});

test('what a model drew is said to be declared where a marketplace asks for that, and nowhere else', async () => {
  const { prepare } = await open({ operation: 'generate_image' });
  const declared = async (channel: string) =>
    (await read(ChannelPicture, prepare(channel))).checks.filter(({ rule }) => rule === 'declaration');
  expect(await declared('google_shopping')).toMatchObject([
    { ok: true, measured: 'trainedAlgorithmicMedia', wanted: 'declared' },
  ]);
  expect(await declared('amazon')).toEqual([]);
});

test('an edited photo has nothing to declare', async () => {
  const { prepare } = await open();
  const { checks } = await read(ChannelPicture, prepare('google_shopping'));
  expect(checks.filter(({ rule }) => rule === 'declaration')).toEqual([]);
});

test('what cannot be what a marketplace asks has no file, and says why', async () => {
  const { services, prepare } = await open();
  const checks = [{ rule: 'white' as const, ok: false, measured: 0, wanted: 1 }];
  services.channelPictures.make = async () => ({ jpeg: null, width: 1200, height: 800, checks });
  expect(await read(ChannelPicture, prepare('americanas'))).toEqual({
    channel: 'americanas',
    file: null,
    checks,
  });
});

test('a failure is said, and the next try works', async () => {
  const { services, make, prepare } = await open();
  make.mockRejectedValueOnce(new ProviderError('temporary', 'no memory'));
  const failed = await prepare('amazon');
  expect([failed.status, (await errorOf(failed)).code]).toEqual([502, 'generation_failed']);
  expect(services.logged.join()).toContain('could not be prepared');
  expect((await prepare('amazon')).status).toBe(200);
});

test('a marketplace of which no rule is known is refused', async () => {
  const { prepare } = await open();
  expect((await errorOf(await prepare('elo7'))).code).toBe('bad_request');
});
