import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { heicDecoderRoutes } from './heic-decoder-routes.ts';

const fetchFile = (name: string) => heicDecoderRoutes().request(`/decoders/heic/${name}`);

test('the decoder of HEIC photos comes with its licence', async () => {
  expect(await (await fetchFile('LICENSE')).text()).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  const code = await (await fetchFile('libheif.wasm')).arrayBuffer();
  expect(Buffer.from(code).toString('latin1', 0, 4)).toBe('\0asm');
});

test("WebAssembly may run only in the decoder's worker, and on no page", async () => {
  const policy = (await fetchFile('worker.js')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  const page = contentSecurityPolicy({
    nonce: 'n',
    supabaseOrigin: 'https://s.test',
    developmentOrigins: [],
  });
  expect(page).not.toContain('wasm-unsafe-eval');
});

test('no other file of the server is served with the decoder', async () => {
  expect((await fetchFile('package.json')).status).toBe(404);
  expect((await fetchFile('..%2fpackage.json')).status).toBe(404);
});
