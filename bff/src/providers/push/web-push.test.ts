import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { encryptNotice } from './encrypt-notice.ts';
import { createWebPush } from './web-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, appendix A. */
const example = {
  message: Buffer.from('When I grow up, I want to be a watermelon'),
  device: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  drawn: {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  },
  body: [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz',
    'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
};

test('a message is encrypted as RFC 8291 shows it', () => {
  const { device, message, drawn, body } = example;
  expect(encryptNotice(device, message, drawn).toString('base64url')).toBe(body);
});

const notice = {
  title: 'Seu lote está pronto',
  body: '2 de 2 imagens prontas. Toque para ver.',
  tag: '7d4b5a52-3b0c-4a7e-9d0c-0f3f5d1c9a11',
};
const now = new Date('2026-11-28T12:00:00Z');

/** A browser that can read what is sent to it. */
function browser() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const p256dh = curve.getPublicKey();
  const device = {
    endpoint: 'https://push.services.mozilla.com/wpush/v2/abc',
    p256dh: p256dh.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  const derive = (...parameters: [Buffer, Buffer, Buffer | string, number]) =>
    Buffer.from(hkdfSync('sha256', ...parameters));
  const read = (body: Buffer) => {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs]);
    const secret = derive(curve.computeSecret(theirs), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const opened = createDecipheriv(
      'aes-128-gcm',
      key,
      derive(secret, salt, 'Content-Encoding: nonce\0', 12),
    );
    opened.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { device, read };
}

/** The adapter over a push service that answers `status`. */
function pushOver(status: number) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // A private key that begins with zeros is shorter in Node.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  const keys = { publicKey: curve.getPublicKey(), privateKey, subject: 'mailto:contato@loja.com.br' };
  const posts: { url: string; headers: Record<string, string>; body: Buffer }[] = [];
  const post = async (url: string, headers: Record<string, string>, body: Buffer) => {
    posts.push({ url, headers, body });
    return status;
  };
  return { push: createWebPush({ keys, post, now: () => now }), posts, keys };
}

test('the device reads the notice, and a later one of the same batch takes its place for a day', async () => {
  const { device, read } = browser();
  const { push, posts } = pushOver(201);
  expect(await push.send(device, notice)).toBe('sent');
  const [{ url, headers, body }] = posts as [(typeof posts)[number]];
  expect(url).toBe(device.endpoint);
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    topic: '7d4b5a523b0c4a7e9d0c0f3f5d1c9a11',
  });
  expect(read(body)).toEqual(notice);
});

test('the push service is shown a token of this server, for itself and for half a day', async () => {
  const { device } = browser();
  const { push, posts, keys } = pushOver(201);
  await push.send(device, notice);
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(posts[0]?.headers.authorization ?? '') ?? [];
  expect(key).toBe(push.publicKey);
  const [x, y] = [keys.publicKey.subarray(1, 33), keys.publicKey.subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { currentDate: now });
  expect(payload).toEqual({
    aud: 'https://push.services.mozilla.com',
    sub: 'mailto:contato@loja.com.br',
    exp: now.getTime() / 1000 + 12 * 3600,
  });
});

test.each([404, 410])('a device whose push service answers %i is gone', async (status) => {
  expect(await pushOver(status).push.send(browser().device, notice)).toBe('gone');
});

test.each([400, 403, 429, 500, 301])(
  'an answer of %i is a failure, and no redirect is followed',
  async (status) => {
    const { push, posts } = pushOver(status);
    await expect(push.send(browser().device, notice)).rejects.toThrow(
      `push.services.mozilla.com answered ${status}`,
    );
    expect(posts).toHaveLength(1);
  },
);

test('a device is accepted only with a public address and with keys that are some', async () => {
  const { push, posts } = pushOver(201);
  const { device } = browser();
  expect(push.accepts(device)).toBe(true);
  expect(push.accepts({ ...device, p256dh: 'A'.repeat(87) })).toBe(false);
  const inside = { ...device, endpoint: 'https://10.0.0.1/wpush' };
  expect(push.accepts(inside)).toBe(false);
  // One that came into the database by another way is not called either.
  expect(await push.send(inside, notice)).toBe('gone');
  expect(posts).toEqual([]);
});
