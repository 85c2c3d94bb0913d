import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { secondsUntil } from '../../e2e/faults/figures.ts';
import { spawnTied, type TiedServer } from '../../e2e/host/tied-server.ts';
import { nginxConfig, type ProxyPlan } from './nginx-config.ts';
import { isOpen } from './start-redis.ts';

/** Starts nginx before the web processes. */
export async function startNginx(program: string, plan: Omit<ProxyPlan, 'user'>): Promise<TiedServer> {
  const file = join(plan.folder, 'nginx.conf');
  writeFileSync(file, nginxConfig({ ...plan, user: userInfo().uid === 0 ? 'root' : null }));
  const server = spawnTied(program, ['-c', file, '-p', plan.folder, '-e', join(plan.folder, 'nginx.log')], {
    cwd: plan.folder,
    signal: 'QUIT',
  });
  if ((await secondsUntil(() => isOpen(plan.port), 20)) === null) {
    await server.end();
    throw new Error('nginx did not start within 20 s');
  }
  return server;
}
