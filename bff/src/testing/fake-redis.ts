import { createServer, type Socket } from 'node:net';

/**
 * A Redis on loopback that knows what counters need (the limiter's one script, and what it reads) and passes messages on.
 * Nothing expires.
 */
export interface FakeRedis {
  url: string;
  /** Drops every connection; they may come back. */
  drop(): void;
  /** Drops every connection and takes no more. */
  stop(): Promise<void>;
}

export async function startFakeRedis(): Promise<FakeRedis> {
  const counts = new Map<string, number>();
  const open = new Set<Socket>();
  const listening = new Set<Socket>();
  const dropAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer({ noDelay: true }, (socket) => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      listening.delete(socket);
    });
    let queued: string[][] | null = null;
    let unread = '';
    socket.on('data', (chunk) => {
      unread += chunk;
      const { commands, rest } = readCommands(unread);
      unread = rest;
      for (const command of commands) {
        const name = command[0]?.toLowerCase();
        if (name === 'subscribe') {
          listening.add(socket);
          socket.write(`*3\r\n${bulk('subscribe')}${bulk(command[1] ?? '')}:1\r\n`);
          continue;
        }
        if (name === 'publish') {
          const message = `*3\r\n${bulk('message')}${command.slice(1).map(bulk).join('')}`;
          for (const listener of listening) listener.write(message);
          socket.write(`:${listening.size}\r\n`);
          continue;
        }
        if (name === 'multi') queued = [];
        else if (name === 'exec') {
          socket.write(`*${queued?.length}\r\n${queued?.map((each) => answer(counts, each)).join('')}`);
          queued = null;
          continue;
        } else if (queued) {
          queued.push(command);
          socket.write('+QUEUED\r\n');
          continue;
        }
        socket.write(answer(counts, command));
      }
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const address = server.address();
  return {
    url: `redis://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    drop: dropAll,
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle());
        dropAll();
      }),
  };
}

const TTL_MS = 60_000;

function answer(counts: Map<string, number>, [name = '', ...values]: string[]): string {
  switch (name.toLowerCase()) {
    case 'info':
      return bulk('redis_version:7.0.0\r\nloading:0\r\n');
    case 'evalsha':
      return '-NOSCRIPT No matching script.\r\n';
    case 'eval': {
      const [, , key = '', points = '0'] = values;
      const consumed = (counts.get(key) ?? 0) + Number(points);
      counts.set(key, consumed);
      return `*2\r\n:${consumed}\r\n:${TTL_MS}\r\n`;
    }
    case 'get': {
      const known = counts.get(values[0] ?? '');
      return known === undefined ? '$-1\r\n' : bulk(String(known));
    }
    case 'pttl':
      return `:${TTL_MS}\r\n`;
    case 'del':
      return `:${Number(counts.delete(values[0] ?? ''))}\r\n`;
    default:
      return '+OK\r\n';
  }
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** Commands as a client sends them: an array of ASCII strings each; what is not complete yet is left for later. */
function readCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const lines = rest.split('\r\n');
    const count = Number(lines[0]?.slice(1));
    if (!lines[0]?.startsWith('*') || lines.length < 2 * count + 2) return { commands, rest };
    commands.push(Array.from({ length: count }, (_, index) => lines[2 * index + 2] ?? ''));
    rest = lines.slice(2 * count + 1).join('\r\n');
  }
}
