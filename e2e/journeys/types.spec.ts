import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTypes } from '../../tooling/checker/types/check-types.mjs';
import { ownPath } from '../../tooling/release/own-sources.mjs';
import { repository } from '../host/andromeda-server.ts';
import { buildContractPage } from '../host/checker.ts';
import { expect, test } from '../host/test.ts';

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** What the maps of a built remote quote of its own files. */
function sourcesOf(remote: string): Record<string, string> {
  const dist = join(repository, remote, 'dist');
  const folder = join(dist, readJson(dist, 'current.json').version);
  const maps = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  const quoted = maps.flatMap((name) => {
    const { sources, sourcesContent } = readJson(folder, name);
    return sources.map((source: string, place: number) => [ownPath(source), sourcesContent[place]]);
  });
  return Object.fromEntries(quoted.filter(([path]) => path));
}

test('every remote of this repository fits the types of its shell, and none is refused by mistake', {
  tag: '@long',
}, async () => {
  buildContractPage();
  const dist = join(repository, 'fake-host/dist');
  const types = readJson(dist, readJson(dist, 'shell.json').page, 'types.json');
  const remotes = readdirSync(repository).filter((name) => name.startsWith('mfe-'));
  expect(remotes.length).toBeGreaterThan(5);
  for (const remote of remotes) {
    const verdict = await checkTypes({ sources: sourcesOf(remote), types });
    expect(verdict, remote).toEqual({ types: 'checked', complaints: [] });
  }
});
