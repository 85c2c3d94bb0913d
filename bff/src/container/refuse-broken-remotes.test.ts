import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { changeRelease } from '../services/registry/change-release.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { shellWith } from '../testing/api-report.ts';
import { createTestReleases, master, sentPackage } from '../testing/test-releases.ts';
import { refuseBrokenRemotes } from './refuse-broken-remotes.ts';

/** A canary that uses `useFlag`, on a node whose shell is too old to have it. */
async function releasesWithBrokenCanary() {
  const releases = createTestReleases();
  releases.shell = shellWith('1.28.0');
  await publishVersion(releases, master, sentPackage('1.0.0', { platform: '^1.28.0', uses: ['useFlag'] }));
  const canary = { action: 'canary', version: '1.0.0', percent: 10, revision: 0 } as const;
  await changeRelease(releases, master, 'mfe-library', canary);
  releases.shell = shellWith('1.22.0');
  return releases;
}

const several = { DATABASE_URL: 'postgres://ana:x@localhost:5432/andromeda' };
const start = async (variables: Record<string, string>) => {
  const releases = await releasesWithBrokenCanary();
  return () => refuseBrokenRemotes(releases, readEnvironment(variables));
};

test('one of several nodes refuses a start with a shell that lacks what a live remote uses, in one sentence', async () => {
  const refusing = await start(several);
  expect(refusing).toThrow(
    /^O Andrômeda não iniciou porque a casca daqui não tem o que remotos no ar usam \(mfe-library@1\.0\.0 usa useFlag de @andromeda\/platform, .*\): publique antes versões sem isso, ou inicie mesmo assim com ACCEPT_BROKEN_REMOTES=mfe-library\.$/,
  );
});

test('it starts where the operator accepts that remote, and not where another one', async () => {
  expect(await start({ ...several, ACCEPT_BROKEN_REMOTES: 'mfe-text-tools, mfe-library' })).not.toThrow();
  expect(await start({ ...several, ACCEPT_BROKEN_REMOTES: 'mfe-text-tools' })).toThrow(
    'ACCEPT_BROKEN_REMOTES=mfe-text-tools,mfe-library.',
  );
});

test('a server alone on its database starts, as do a worker and a node that cannot read the registry', async () => {
  expect(await start({})).not.toThrow();
  expect(await start({ ...several, ROLE: 'worker', ORDERS_QUEUE: 'database' })).not.toThrow();
  const releases = await releasesWithBrokenCanary();
  const away = { ...releases, snapshot: { ...releases.snapshot, isAway: () => true } };
  expect(() => refuseBrokenRemotes(away, readEnvironment(several))).not.toThrow();
});
