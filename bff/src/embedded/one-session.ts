import { AsyncLocalStorage } from 'node:async_hooks';

/** The part of PGlite that is used: every statement, `begin` and `commit` included, goes through `query`. */
export interface Session {
  query(sql: string, ...rest: unknown[]): Promise<unknown>;
}

export interface SharedSession {
  runInTurn<T>(request: () => Promise<T>): Promise<T>;
  runAlone<T>(work: (execute: Session['query']) => Promise<T>): Promise<T>;
}

interface Turn {
  holding: boolean;
}

/**
 * PGlite has one session, and `@supabase/lite` opens transactions on it (with the role of the request's user) by
 * plain BEGIN and COMMIT statements: measured, a sign-in during another's left BEGINs nested, so that one request's
 * COMMIT ended the other's transaction. This lets one transaction at a time have the session: other requests wait for its end.
 *
 * Every request must be run in `runInTurn`. `runAlone` runs work while no transaction is open and none begins; its
 * statements go through `execute`.
 */
export function shareOneSession(session: Session): SharedSession {
  const turns = new AsyncLocalStorage<Turn>();
  const outside: Turn = { holding: false };
  const execute = session.query.bind(session);
  const gate = createGate();

  session.query = async (sql, ...rest) => {
    const turn = turns.getStore() ?? outside;
    const ends = /^\s*(commit|rollback)\s*;?\s*$/i.test(sql);
    if (!turn.holding) {
      await gate.enter();
      turn.holding = true;
      let opened = false;
      try {
        const result = await execute(sql, ...rest);
        opened = /^\s*(begin|start\s+transaction)\b/i.test(sql);
        return result;
      } finally {
        if (!opened) leave(turn);
      }
    }
    try {
      return await execute(sql, ...rest);
    } finally {
      if (ends) leave(turn);
    }
  };

  function leave(turn: Turn) {
    turn.holding = false;
    gate.leave();
  }

  return {
    async runInTurn(request) {
      const turn: Turn = { holding: false };
      return turns.run(turn, async () => {
        try {
          return await request();
        } finally {
          // A request that ended without ending its transaction must not block all others.
          if (turn.holding) await session.query('ROLLBACK');
        }
      });
    },
    async runAlone(work) {
      await gate.enter();
      try {
        return await work(execute);
      } finally {
        gate.leave();
      }
    },
  };
}

/** Lets one in; the others follow in the order they came. */
function createGate() {
  let taken = false;
  const waiting: (() => void)[] = [];
  return {
    async enter() {
      if (!taken) {
        taken = true;
        return;
      }
      await new Promise<void>((admit) => waiting.push(admit));
    },
    leave() {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
  };
}
