import { type AddressInfo, connect, createServer } from 'node:net';

/** A PostgreSQL that is reached through this, and that answers late when a check wants it. */
export interface LateAnswers {
  /** The same database by this way. */
  url: string;
  /** From now on a connection that calls this function of the database gets no answer; what it asks is carried out. */
  hold(name: string): void;
  /** Sends what was held back, and holds nothing any more. */
  release(): void;
  close(): void;
}

/** Stands before the database of an address. */
export async function openLateAnswers(databaseUrl: string): Promise<LateAnswers> {
  const target = new URL(databaseUrl);
  let heldName: string | null = null;
  const held: (() => void)[] = [];
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    let isHeld = false;
    client.on('data', (question) => {
      isHeld ||= heldName !== null && question.includes(heldName);
      database.write(question);
    });
    database.on('data', (answer) => {
      isHeld &&= heldName !== null;
      const pass = () => void client.write(answer);
      if (isHeld) held.push(pass);
      else pass();
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    hold(name) {
      heldName = name;
    },
    release() {
      heldName = null;
      for (const pass of held.splice(0)) pass();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
