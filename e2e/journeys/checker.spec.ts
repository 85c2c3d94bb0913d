import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeRemote } from '../host/changed-remote.ts';
import { buildContractPage, newCheckerToken, publishClaimed, startChecker } from '../host/checker.ts';
import { runRelease, startRelease } from '../host/release-cli.ts';
import { demonstration, logIn, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

const NAME = 'mfe-text-tools';
const broken = /remote\.json declara \/calculadora, mas nenhuma rota o atende\./;

/** A build that names a path which it does not serve. */
function brokenBuild() {
  const build = changeRemote(NAME, 'chk1', ['', '']);
  const file = join(build.folder, 'build.json');
  const description = JSON.parse(readFileSync(file, 'utf8'));
  description.remote.paths.push('/calculadora');
  writeFileSync(file, JSON.stringify(description));
  return build;
}

/** A build that asks the design system for a button which it does not have, in its scripts and its sources. */
function untypedBuild() {
  const build = changeRemote(NAME, 'chk3', ['variant:"quiet"', 'variant:"ghost"']);
  for (const map of readdirSync(build.folder).filter((file) => file.endsWith('.map'))) {
    const file = join(build.folder, map);
    // A map quotes its sources as JSON.
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(String.raw`variant=\"quiet\"`, String.raw`variant=\"ghost\"`),
    );
  }
  return build;
}

test('a version goes out once the operator’s checker has passed it, whatever its team says', {
  tag: '@long',
}, async ({ page, startServer }) => {
  buildContractPage();
  const server = await startServer({ env: { REQUIRE_CHECKS: 'yes', ADMIN_EMAILS: demonstration.email } });
  const token = await newCheckerToken(server);
  const headers = { authorization: `Bearer ${token}` };
  const pending = async () => (await fetch(`${server.url}/api/remote-checks`, { headers })).text();
  // The page is kept once the shell is published.
  await expect.poll(pending).toContain('"hasPage":true');

  const bad = brokenBuild();
  expect(await publishClaimed(server, NAME, bad)).toBe(201);
  const untried = await runRelease(server, 'promote', NAME, bad.version);
  expect(untried.output).toContain('ainda não foi conferida pelo verificador');
  expect(untried.code).toBe(6);

  const checked = await startChecker(server, token, '--once').ended;
  expect(checked.output).toMatch(broken);
  expect(checked.code).toBe(0);
  const failed = await runRelease(server, 'canary', NAME, '10', bad.version);
  expect(failed.output).toMatch(broken);
  expect(failed.code).toBe(6);
  const preview = await runRelease(server, NAME, '--from', bad.folder, '--preview');
  expect(preview.code, 'its team looks at it').toBe(0);

  await startSession(page, server.url, await logIn(server.url, demonstration));
  await page.goto(`${server.url}/admin/remotes/${NAME}/${bad.version}`);
  await expect(page.getByRole('alert')).toContainText('Reprovada pelo verificador contra a casca');
  await expect(page.getByRole('alert')).toContainText(broken);

  await test.step('a release waits for the checker, which waits for releases until it is stopped', async () => {
    const checker = startChecker(server, token);
    await expect.poll(checker.output).toContain('Nada a conferir');
    const good = changeRemote(NAME, 'chk2', ['', '']);
    const released = await startRelease(server, NAME, '--from', good.folder).ended;
    expect(released.output).toContain('esperando o verificador do servidor conferi-la');
    expect(released.output).toMatch(/o verificador a passou com a casca .*: \d+ verificações e os tipos/);
    expect(released.code).toBe(0);
    expect(await (await fetch(`${server.url}/remotes.json`)).text()).toContain(good.version);
    const untyped = untypedBuild();
    const refused = await startRelease(server, NAME, '--from', untyped.folder).ended;
    expect(refused.output).toMatch(
      /src\/history\/history\.tsx:\d+ não combina com os tipos da casca: .*"ghost"/,
    );
    expect(refused.code).toBe(6);
    expect(await (await fetch(`${server.url}/remotes.json`)).text()).not.toContain(untyped.version);
    await page.goto(`${server.url}/admin/remotes/${NAME}/${untyped.version}`);
    await expect(page.getByRole('alert')).toContainText('não combina com os tipos da casca');
    checker.stop();
    expect((await checker.ended).code).toBe(0);
  });
});
