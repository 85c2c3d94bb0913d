import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '../../e2e/faults/postgres/postgres-server.ts';
import { freePort } from '../../e2e/host/free-port.ts';
import type { TiedServer } from '../../e2e/host/tied-server.ts';
import type { Programs } from './find-programs.ts';
import { type Nodes, startNodes } from './nodes.ts';
import { countProcessorTime, type ProcessorCount } from './processor-time.ts';
import { startNginx } from './start-nginx.ts';
import { startRedis } from './start-redis.ts';

/** An installation of several processes on this machine, reached by loopback alone. */
export interface Installation {
  /** The proxy's address, the only one that users know. */
  url: string;
  dataDir: string;
  postgresVersion: string;
  processorTime: ProcessorCount;
  web: Nodes;
  workers: Nodes;
  /** Asks the database past every wall. */
  query: PostgresServer['query'];
  /** Starts and stops processes until there are so many of each, and the proxy knows them. */
  resize(web: number, workers: number): Promise<void>;
  close(): Promise<void>;
}

/** A connection for each of the eight processes' eleven, and some to look. What is acknowledged is on the disk, as in life. */
const POSTGRES = ['max_connections=120', 'shared_buffers=256MB'];

/** Starts PostgreSQL and Redis; the processes come with the first `resize`. */
export async function openInstallation(programs: Programs): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-scale-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [dataDir, proxyFolder] = [join(folder, 'data'), join(folder, 'nginx')];
  mkdirSync(proxyFolder, { recursive: true });
  const processorTime = countProcessorTime();
  const postgres = await startPostgres(programs.postgres, POSTGRES);
  processorTime.add('PostgreSQL', postgres.pid);
  const database = await postgres.newDatabase();
  const redis = await startRedis(programs.redis, folder);
  processorTime.add('Redis', redis.pid);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    ORDERS_QUEUE: 'database',
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '1',
    STOP_GRACE_SECONDS: '0',
  };
  const startAll = (role: 'web' | 'worker') =>
    startNodes({ role, dataDir, env: { ...env, ROLE: role }, processorTime });
  const [web, workers] = [startAll('web'), startAll('worker')];
  let proxy: TiedServer | null = null;
  const endProxy = async () => {
    if (proxy) processorTime.leave(proxy.pid);
    await proxy?.end();
    proxy = null;
  };
  return {
    url,
    dataDir,
    postgresVersion: postgres.version,
    processorTime,
    web,
    workers,
    query: database.query,
    async resize(webCount, workerCount) {
      await endProxy();
      await web.resize(webCount);
      await workers.resize(workerCount);
      proxy = await startNginx(programs.nginx, { port, web: web.ports(), folder: proxyFolder });
      processorTime.add('nginx', proxy.pid);
    },
    async close() {
      await endProxy();
      await Promise.all([web.resize(0), workers.resize(0)]);
      await redis.end();
      await postgres.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
