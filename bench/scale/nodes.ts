import { type AndromedaServer, startAndromeda } from '../../e2e/host/andromeda-server.ts';
import { freePort } from '../../e2e/host/free-port.ts';
import type { ProcessorCount } from './processor-time.ts';

/** The processes of one role. */
export interface Nodes {
  /** How to reach each of them, past the proxy. */
  addresses(): string[];
  ports(): number[];
  resize(count: number): Promise<void>;
  /** Ends the first one by kill -9; the answer starts it again, at the same port. */
  kill(): Promise<() => Promise<void>>;
  /** The lines of level `error` that they wrote, those of ended processes included. */
  errors(): string[];
}

export interface NodesOptions {
  role: 'web' | 'worker';
  dataDir: string;
  env: Record<string, string>;
  processorTime: ProcessorCount;
}

interface Node {
  port: number;
  server: AndromedaServer;
}

/** Starts processes of one role. */
export function startNodes({ role, dataDir, env, processorTime }: NodesOptions): Nodes {
  const nodes: Node[] = [];
  const outputs: (() => string)[] = [];
  const start = async (port: number): Promise<Node> => {
    const server = await startAndromeda({ dataDir, port, env });
    processorTime.add(role, server.pid);
    outputs.push(server.output);
    return { port, server };
  };
  return {
    addresses: () => nodes.map(({ server }) => server.url),
    ports: () => nodes.map(({ port }) => port),
    async resize(count) {
      const missing = Array.from({ length: Math.max(0, count - nodes.length) }, async () =>
        start(await freePort()),
      );
      nodes.push(...(await Promise.all(missing)));
      const surplus = nodes.splice(count);
      for (const { server } of surplus) processorTime.leave(server.pid);
      await Promise.all(surplus.map(({ server }) => server.stop()));
    },
    async kill() {
      const [node] = nodes;
      if (!node) throw new Error(`there is no ${role} process to kill`);
      processorTime.leave(node.server.pid);
      await node.server.kill();
      return async () => {
        nodes[0] = await start(node.port);
      };
    },
    errors: () => outputs.flatMap((output) => output().split('\n').filter(isError)),
  };
}

const isError = (line: string) => line.startsWith('{') && /"level":(50|"error")/.test(line);
