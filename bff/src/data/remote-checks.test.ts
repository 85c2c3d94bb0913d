import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createMemoryChecks } from '../testing/memory-checks.ts';
import { createMemoryRegistry } from '../testing/memory-registry.ts';
import { newVersion } from '../testing/remote-package.ts';
import { createRemoteCheckRepository } from './remote-checks.ts';
import { createRemoteRegistry } from './remote-registry.ts';
import { inNameOf } from './supabase-clients.ts';

let project: TestProject;
beforeAll(async () => {
  // The embedded project writes every refusal there.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
});
afterAll(() => project?.close());

let count = 0;
/** Verdicts over a registry with one version of a remote of its own, and a shell. */
async function open(kind: 'memory' | 'database') {
  const clock = createManualClock();
  const registry = kind === 'memory' ? createMemoryRegistry(clock) : createRemoteRegistry(project.clients);
  const checks =
    kind === 'memory' ? createMemoryChecks(clock, registry) : createRemoteCheckRepository(project.clients);
  count += 1;
  const version = newVersion('1.0.0', { remote: `mfe-checked-${count}` });
  const shell = `1.0.${count}`;
  await registry.publish(version, 'ana');
  await registry.publish({ ...newVersion(shell), remote: 'shell' }, 'start');
  const { remote, digest } = version;
  const check = { remote, version: '1.0.0', digest, shell, passed: true, checks: 11, complaints: [] };
  return { checks, check, remote, shell };
}

describe.each(['memory', 'database'] as const)('verdicts in the %s', (kind) => {
  test('the newest verdict of a version and a shell counts, and says who found it and when', async () => {
    const { checks, check, remote } = await open(kind);
    await checks.add(check, 'verificador');
    const failed = { ...check, passed: false, complaints: ['/library não abre.'] };
    const kept = await checks.add(failed, 'verificador');
    expect(kept).toEqual({ ...failed, who: 'verificador', at: expect.any(String) });
    const other = await checks.add({ ...check, shell: '9.0.0' }, 'verificador');
    expect(await checks.newest(remote)).toEqual([other, kept]);
    expect(await checks.newest(null)).toEqual(expect.arrayContaining([other, kept]));
    expect(await checks.newest('mfe-unknown')).toEqual([]);
  });

  test('a verdict says whether types were checked, and one of before says nothing of it', async () => {
    const { checks, check, remote } = await open(kind);
    const before = await checks.add(check, 'verificador');
    expect(before).not.toHaveProperty('types');
    const kept = await checks.add({ ...check, shell: '9.0.0', types: 'no_sources' }, 'verificador');
    expect(kept).toMatchObject({ types: 'no_sources' });
    expect(await checks.newest(remote)).toEqual([kept, before]);
  });

  test('a verdict about other bytes than those that are published says nothing', async () => {
    const { checks, check, remote } = await open(kind);
    await checks.add({ ...check, digest: 'other' }, 'verificador');
    expect(await checks.newest(remote)).toEqual([]);
  });

  test('the first page that is kept of a shell stays', async () => {
    const { checks, shell } = await open(kind);
    const page = { shell, page: '0.1.0-a', files: { 'page.html': { sha384: 'sha384-x', bytes: 3 } } };
    await checks.keepPage(page);
    await checks.keepPage({ ...page, page: '0.1.0-b' });
    expect((await checks.pages()).filter((each) => each.shell === shell)).toEqual([page]);
  });
});

test('not even the service changes or deletes a verdict', async () => {
  const { checks, check, remote } = await open('database');
  await checks.add({ ...check, passed: false, complaints: ['/library não abre.'] }, 'verificador');
  const rows = () => project.clients.asService.from('remote_checks');
  expect((await rows().update({ passed: true }).eq('remote', remote)).error).not.toBeNull();
  expect((await rows().delete().eq('remote', remote)).error).not.toBeNull();
  expect(await checks.newest(remote)).toMatchObject([{ passed: false }]);
});

test('a signed-in user reads no verdicts and pages, and writes none', async () => {
  const { checks, check, shell } = await open('database');
  await checks.add(check, 'verificador');
  await checks.keepPage({ shell, page: '0.1.0-a', files: {} });
  const user = await project.newUser();
  const { asAnyone } = project.clients;
  for (const table of ['remote_checks', 'contract_pages'])
    expect((await inNameOf(user, asAnyone.from(table).select('*'))).data ?? []).toEqual([]);
  const adding = asAnyone.rpc('add_remote_check', { p_check: check, p_who: 'eu' });
  expect((await inNameOf(user, adding)).error).not.toBeNull();
});
