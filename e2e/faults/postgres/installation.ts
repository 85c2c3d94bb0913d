import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check, Observed } from '../check.ts';
import type { AttackedServer, World } from '../world.ts';
import type { PostgresServer } from './postgres-server.ts';

/** A new installation: an empty database, and an empty folder for the rest. */
export interface Installation {
  world: World;
  server: PostgresServer;
  database: Awaited<ReturnType<PostgresServer['newDatabase']>>;
  dataDir: string;
  /** `url`: another way to the same database. */
  startNode(url?: string): Promise<AttackedServer>;
}

/** What holds when the product of `DATABASE_URL` serves from a real PostgreSQL. */
export const installationCheck = (
  name: string,
  promise: string,
  observe: (installation: Installation) => Promise<Observed>,
): Check => ({
  name,
  promise,
  async run(world) {
    const server = await world.postgres();
    if (!server) return { leftOut: 'no PostgreSQL is installed on this machine' };
    const database = await server.newDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'andromeda-postgres-'));
    const nodes: AttackedServer[] = [];
    const startNode = async (url = database.url) => {
      const node = await world.ownProduct({ dataDir, env: { DATABASE_URL: url } });
      nodes.push(node);
      return node;
    };
    try {
      return await observe({ world, server, database, dataDir, startNode });
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
});
