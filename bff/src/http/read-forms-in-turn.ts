import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Two forms of 10 MB: measured, forty at once delayed everybody by a second. */
const MOST_BYTES = 22 * 1024 * 1024;
/** The longest that a slow client keeps its room: its bytes arrive too slowly to delay anybody. */
const LEASE_MS = 1000;

export interface FormTurns {
  /** Resolves when there is room for the bytes, with a function that gives the room back. */
  enter(userId: string, bytes: number): Promise<() => void>;
}

/** Room for a number of bytes at once, or for one larger form. Users take turns, each with their oldest form. */
export function createFormTurns(
  mostBytes = MOST_BYTES,
  lease: () => Promise<unknown> = () => sleep(LEASE_MS, undefined, { ref: false }),
): FormTurns {
  const waiting = new Map<string, { bytes: number; admit: (leave: () => void) => void }[]>();
  let held = 0;
  const lend = (bytes: number) => {
    held += bytes;
    let lent = true;
    const leave = () => {
      if (!lent) return;
      lent = false;
      held -= bytes;
      admitAll();
    };
    lease().then(leave, leave);
    return leave;
  };
  const admitAll = () => {
    for (let [first] = waiting; first; [first] = waiting) {
      const [userId, [next, ...others]] = first;
      if (next && held > 0 && held + next.bytes > mostBytes) return;
      // This user now comes after the others.
      waiting.delete(userId);
      if (others.length > 0) waiting.set(userId, others);
      next?.admit(lend(next.bytes));
    }
  };
  return {
    enter: (userId, bytes) =>
      new Promise((admit) => {
        waiting.set(userId, [...(waiting.get(userId) ?? []), { bytes, admit }]);
        admitAll();
      }),
  };
}

/** One for the whole process: forms for every address occupy the same thread. */
const turns = createFormTurns();

/**
 * Reads and parses a signed-in user's multipart form before its handler does, once there is room for it. Until then its
 * bytes stay with the client.
 */
export const readFormsInTurn: MiddlewareHandler<AppEnv> = async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const leave = await turns.enter(c.var.user.userId, Number(c.req.header('content-length') ?? MOST_BYTES));
    try {
      const body = await c.req.arrayBuffer();
      const form = await new Response(body, { headers: { 'content-type': type } }).formData();
      c.req.bodyCache.formData = form;
    } catch {
      // The form is broken, or the client left: the handler that reads the form reports it.
    }
    // Others are answered before the next form is read.
    await nextTurn();
    leave();
  }
  await next();
};
