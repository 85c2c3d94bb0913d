import type { ResolvedRemote } from '@andromeda/platform/host';
import { expect, test } from 'vitest';
import { findRemote } from './find-remote.ts';

const remote = (name: string, paths: string[], publicPaths: string[] = []) =>
  ({ name, paths, publicPaths }) as unknown as ResolvedRemote;

const remotes = [
  remote('mfe-creatives', ['/dashboard', '/mobile']),
  remote('mfe-camera', ['/mobile/camera']),
  remote('mfe-account', ['/plans'], ['/sucesso']),
];

test.each([
  ['/dashboard', 'mfe-creatives'],
  ['/mobile/alterar-fundo', 'mfe-creatives'],
  ['/mobile/camera', 'mfe-camera'],
  ['/mobile/camera/x', 'mfe-camera'],
  ['/sucesso', 'mfe-account'],
  ['/mobiles', undefined],
  ['/', undefined],
])('%s is served by %s', (pathname, name) => {
  expect(findRemote(remotes, pathname)?.name).toBe(name);
});
