import type { ResolvedRemote } from '@andromeda/platform/host';
import { expect, test, vi } from 'vitest';
import { createRemoteDirectory } from './remote-directory.ts';

const remote = (name: string, version: string) => ({ name, version }) as ResolvedRemote;
const library = remote('mfe-library', '1');
const account = remote('mfe-account', '1');

const versions = (remotes: readonly ResolvedRemote[]) =>
  remotes.map(({ name, version }) => `${name}@${version}`);

test('the next visit gets the new version', () => {
  const directory = createRemoteDirectory([library, account]);
  directory.learn([remote('mfe-library', '2'), { ...account }]);
  expect(versions(directory.remotes())).toEqual(['mfe-library@2', 'mfe-account@1']);
  expect(directory.remotes()[1]).toBe(account);
});

test('an open screen keeps its version, and leaving it takes the new one', () => {
  const directory = createRemoteDirectory([library, account]);
  const leave = directory.hold(library);
  directory.learn([remote('mfe-library', '2'), account]);
  expect(versions(directory.remotes())).toContain('mfe-library@1');
  expect(directory.newest('mfe-library')?.version).toBe('2');
  leave();
  expect(versions(directory.remotes())).toContain('mfe-library@2');
});

test('a remote that was removed stays for users who have it open', () => {
  const directory = createRemoteDirectory([library, account]);
  const leave = directory.hold(library);
  directory.learn([account]);
  expect(versions(directory.remotes())).toContain('mfe-library@1');
  leave();
  expect(versions(directory.remotes())).toEqual(['mfe-account@1']);
});

test('a screen that failed takes the newest version at once, and its later release changes nothing', () => {
  const directory = createRemoteDirectory([library]);
  const leave = directory.hold(library);
  directory.learn([remote('mfe-library', '2')]);
  directory.release('mfe-library');
  expect(versions(directory.remotes())).toEqual(['mfe-library@2']);
  const second = directory.remotes()[0] ?? library;
  directory.hold(second);
  leave();
  directory.learn([remote('mfe-library', '3')]);
  expect(versions(directory.remotes())).toEqual(['mfe-library@2']);
});

test('unchanged remotes keep the same list, so that no screen renders again', () => {
  const directory = createRemoteDirectory([library, account]);
  const before = directory.remotes();
  directory.learn([{ ...library }, { ...account }]);
  expect(directory.remotes()).toBe(before);
});

test('listeners learn of a version that is newer than the one on the screen', () => {
  const directory = createRemoteDirectory([library]);
  const listener = vi.fn();
  directory.hold(library);
  const stop = directory.subscribe(listener);
  directory.learn([remote('mfe-library', '2')]);
  expect(listener).toHaveBeenCalled();
  stop();
  listener.mockClear();
  directory.learn([remote('mfe-library', '3')]);
  expect(listener).not.toHaveBeenCalled();
});
