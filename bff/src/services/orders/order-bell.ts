/** Tells the worker of this process that an order was placed here, so that it need not wait until it looks again. */
export interface OrderBell {
  ring(): void;
  /** The answer ends it. */
  whenRung(listener: () => void): () => void;
}

export function createOrderBell(): OrderBell {
  const listeners = new Set<() => void>();
  return {
    ring: () => {
      for (const listener of listeners) listener();
    },
    whenRung: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
