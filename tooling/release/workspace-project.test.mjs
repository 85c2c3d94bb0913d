import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workspaceProject } from './workspace-project.mjs';

const house = vi.hoisted(() => ({ root: '', isCurrent: true }));
vi.mock('../scripts/workspace.mjs', () => ({
  get root() {
    return house.root;
  },
  apps: () => ['shell', 'mfe-a'],
}));
vi.mock('../scripts/build.mjs', () => ({ isCurrent: () => house.isCurrent }));
vi.mock('../exports/report.mjs', () => ({ reportApi: () => ({ made: true }) }));

beforeEach(() => {
  house.root = mkdtempSync(join(tmpdir(), 'andromeda-house-'));
  mkdirSync(join(house.root, 'shell/dist/1'), { recursive: true });
  writeFileSync(join(house.root, 'shell/dist/current.json'), '{"version":"1"}');
  writeFileSync(join(house.root, 'shell/dist/1/api.json'), '{"built":true}');
});
afterEach(() => rmSync(house.root, { recursive: true }));

test('a release says what the platform offers as the build of the shell does, where that is of today’s sources', async () => {
  house.isCurrent = true;
  expect(await workspaceProject().apiReport()).toEqual({ built: true });
});

test('where the shell was built from other sources, a release reads what the platform offers from those of today', async () => {
  house.isCurrent = false;
  expect(await workspaceProject().apiReport()).toEqual({ made: true });
});
