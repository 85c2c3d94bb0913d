import { expect, test } from 'vitest';
import type { RemoteDescription } from '../../../contract/page-config.ts';
import { checkAgainstHouse, type House } from './house-checks.ts';

const description: RemoteDescription = {
  name: 'mfe-library',
  platform: '^1.0.0',
  paths: ['/library'],
  publicPaths: [],
  version: '1.0.0',
  fullHeightPaths: [],
  ownHeaderPaths: [],
  menu: [],
};
const chart = (version: string) => ({
  name: 'chart',
  version,
  requiredVersion: `^${version}`,
  singleton: true,
});
const house = (shared: House['shell'] = []): House => ({
  shell: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', singleton: true }],
  remotes: [{ name: 'mfe-account', paths: ['/settings'], shared: shared ?? [] }],
});

test('a library that only other remotes share must fit the version that they share', () => {
  expect(checkAgainstHouse(description, [chart('2.0.0')], house([chart('1.0.0')]))).toEqual([
    expect.stringContaining('mfe-account, no ar, compartilha 1.0.0'),
  ]);
  expect(checkAgainstHouse(description, [chart('1.0.0')], house([chart('1.4.0')]))).toEqual([]);
});

test('a library that no one else shares is free', () => {
  expect(checkAgainstHouse(description, [chart('2.0.0')], house())).toEqual([]);
});

test('the live version of the same remote is no obstacle', () => {
  const own = { name: 'mfe-library', paths: ['/library'], shared: [chart('1.0.0')] };
  expect(checkAgainstHouse(description, [chart('2.0.0')], { ...house(), remotes: [own] })).toEqual([]);
});
