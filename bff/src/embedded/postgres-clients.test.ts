import type postgres from 'postgres';
import { expect, test } from 'vitest';
import { type Client, createClients } from './postgres-clients.ts';

const refusal = Object.assign(new Error('duplicate key'), { code: '23505' });
const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

/** Connections that answer with their own number, or fail as the statement says; `close(n)` acts for the server. */
function openPool(size: number) {
  const closings: (() => void)[] = [];
  const failures: Record<string, Error> = { refused: refusal, broken };
  const connect = (onClose: () => void) => {
    const number = closings.push(onClose) - 1;
    const unsafe = async (sql: string) => {
      if (failures[sql]) throw failures[sql];
      return [{ number }];
    };
    return { unsafe, end: async () => undefined } as unknown as postgres.Sql;
  };
  return { ...createClients(connect, size), close: (number: number) => closings[number]?.(), closings };
}

test('a caller has its connection to itself, and the next caller waits for it', async () => {
  const pool = openPool(1);
  const first = await pool.take();
  const waiting = pool.take();
  expect(pool.closings).toHaveLength(1);
  first.release();
  expect(await (await waiting).unsafe('select 1')).toEqual([{ number: 0 }]);
});

test('a connection whose statement was refused is used again', async () => {
  const pool = openPool(1);
  const client = await pool.take();
  await expect(client.unsafe('refused')).rejects.toBe(refusal);
  client.release();
  expect(await (await pool.take()).unsafe('select 1')).toEqual([{ number: 0 }]);
});

test.each([
  ['failed under a statement', (client: Client) => client.unsafe('broken')],
  ['was closed by the server', async (_client: Client, close: (number: number) => void) => close(0)],
])(
  'a connection that %s runs no further statement, and a waiting caller gets a new one',
  async (_how, meet) => {
    const pool = openPool(1);
    const client = await pool.take();
    const waiting = pool.take();
    await meet(client, pool.close).catch(() => undefined);
    await expect(client.unsafe('insert')).rejects.toThrow('lost');
    client.release();
    expect(await (await waiting).unsafe('select 1')).toEqual([{ number: 1 }]);
  },
);

test('a connection that closed while it was idle is not given out', async () => {
  const pool = openPool(2);
  (await pool.take()).release();
  pool.close(0);
  expect(await (await pool.take()).unsafe('select 1')).toEqual([{ number: 1 }]);
});
