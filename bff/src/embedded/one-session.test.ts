import { expect, test } from 'vitest';
import { type Session, shareOneSession } from './one-session.ts';

/** A session that takes a turn of the event loop for every statement, and keeps the order in which they came. */
function recordedSession() {
  const statements: string[] = [];
  const session: Session = {
    async query(sql) {
      statements.push(sql);
      await new Promise((settle) => setImmediate(settle));
      if (sql.startsWith('broken')) throw new Error('broken');
      return sql;
    },
  };
  return { session, statements };
}

test('two requests never run inside one another’s transaction', async () => {
  const { session, statements } = recordedSession();
  const { runInTurn } = shareOneSession(session);
  const request = (name: string) =>
    runInTurn(async () => {
      for (const sql of ['BEGIN', `${name} sets its role`, `${name} reads`, 'COMMIT'])
        await session.query(sql);
    });
  await Promise.all([request('ana'), request('bia'), runInTurn(() => session.query('alone'))]);
  expect(statements).toEqual([
    'BEGIN',
    'ana sets its role',
    'ana reads',
    'COMMIT',
    'BEGIN',
    'bia sets its role',
    'bia reads',
    'COMMIT',
    'alone',
  ]);
});

test('a transaction outside every request waits for its turn, and keeps the others out until its end', async () => {
  const { session, statements } = recordedSession();
  const { runInTurn } = shareOneSession(session);
  const transaction = async (name: string) => {
    for (const sql of ['begin', name, 'commit;']) await session.query(sql);
  };
  await Promise.all([
    runInTurn(() => transaction('ana reads')),
    transaction('the start of the server'),
    runInTurn(() => session.query('alone')),
  ]);
  expect(statements).toEqual([
    'begin',
    'ana reads',
    'commit;',
    'begin',
    'the start of the server',
    'commit;',
    'alone',
  ]);
});

test('a statement that fails lets the next request in', async () => {
  const { session, statements } = recordedSession();
  const { runInTurn } = shareOneSession(session);
  const failing = runInTurn(() => session.query('broken'));
  const following = runInTurn(() => session.query('after'));
  await expect(failing).rejects.toThrow('broken');
  await expect(following).resolves.toBe('after');
  expect(statements).toEqual(['broken', 'after']);
});

test('a request that breaks off inside its transaction is rolled back and keeps nobody out', async () => {
  const { session, statements } = recordedSession();
  const { runInTurn } = shareOneSession(session);
  const broken = runInTurn(async () => {
    await session.query('BEGIN');
    throw new Error('gone');
  });
  const following = runInTurn(() => session.query('after'));
  await expect(broken).rejects.toThrow('gone');
  await following;
  expect(statements).toEqual(['BEGIN', 'ROLLBACK', 'after']);
});

test('work alone waits for the open transaction, and nothing begins before its end', async () => {
  const { session, statements } = recordedSession();
  const { runInTurn, runAlone } = shareOneSession(session);
  const request = (name: string) =>
    runInTurn(async () => {
      for (const sql of ['BEGIN', `${name} reads`, 'COMMIT']) await session.query(sql);
    });
  const first = request('ana');
  const alone = runAlone(async (execute) => {
    await execute('CHECKPOINT');
    await execute('copied');
  });
  await Promise.all([first, alone, request('bia')]);
  expect(statements).toEqual([
    'BEGIN',
    'ana reads',
    'COMMIT',
    'CHECKPOINT',
    'copied',
    'BEGIN',
    'bia reads',
    'COMMIT',
  ]);
});
