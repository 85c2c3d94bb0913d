import type { SandboxState } from './sandbox-state.ts';

/** Seconds in which a Pix can be paid, as long as a real one is usually open. */
const PIX_SECONDS = 3600;

/** A Pix of the sandbox: asked for, then open until it is paid or has expired. All answer whether the session has such a Pix. */
export interface SandboxPix {
  ask(sessionId: string): boolean;
  /** Lets the time of an open Pix pass at once. */
  expire(sessionId: string): boolean;
  isOpen(sessionId: string): boolean;
}

export function createPix({ state, now }: { state: SandboxState; now(): number }): SandboxPix {
  const saleOf = (sessionId: string) => {
    const session = state.sessions[sessionId];
    return session && !session.paid && !session.expired ? session.sale : undefined;
  };
  const endAt = (sessionId: string, until: number) => {
    const sale = saleOf(sessionId);
    if (!sale) return false;
    sale.pixUntil = until;
    state.keep();
    return true;
  };
  const isOpen = (sessionId: string) => (saleOf(sessionId)?.pixUntil ?? 0) > now();
  return {
    ask: (sessionId) => endAt(sessionId, now() + PIX_SECONDS),
    expire: (sessionId) => isOpen(sessionId) && endAt(sessionId, now()),
    isOpen,
  };
}
