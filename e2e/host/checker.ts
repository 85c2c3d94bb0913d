import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AndromedaServer, repository } from './andromeda-server.ts';
import type { ChangedRemote } from './changed-remote.ts';
import { runRelease } from './release-cli.ts';

/** Builds the page that checks remotes, which the server keeps with its shell. */
export function buildContractPage(): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(repository, 'tooling/scripts/contract-page.mjs')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}

/** The token of a checker, as an administrator makes it. */
export async function newCheckerToken(server: AndromedaServer): Promise<string> {
  const { output } = await runRelease(server, 'token', 'checker');
  const [secret] = /andromeda_deploy_\S+/.exec(output) ?? [];
  if (!secret) throw new Error(output);
  return secret;
}

/** Runs `pnpm checker …` as an operator does. `stop` sends what an orchestrator sends. */
export function startChecker({ url }: AndromedaServer, token: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(repository, 'tooling/checker/main.mjs'), url, ...args], {
    env: { ...process.env, ANDROMEDA_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return {
    output: () => output,
    stop: () => void child.kill('SIGTERM'),
    ended: new Promise<{ code: number | null; output: string }>((resolve) =>
      child.on('close', (code) => resolve({ code, output })),
    ),
  };
}

/** Publishes a build as a team that says of everything that it was checked. */
export async function publishClaimed(
  { url, dataDir }: AndromedaServer,
  name: string,
  { folder }: ChangedRemote,
): Promise<number> {
  const text = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown;
  const form = new FormData();
  const known = { typesChecked: true, contractChecked: true };
  form.set(
    'package',
    JSON.stringify({ build: text('build.json'), manifest: text('mf-manifest.json'), ...known }),
  );
  for (const file of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each)))
    form.append('files', new File([readFileSync(join(folder, file))], file));
  const token = readFileSync(join(dataDir, 'deploy-token'), 'utf8').trim();
  const answer = await fetch(`${url}/api/remotes/${name}/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return answer.status;
}
