/** A call as it reaches a backend: a path with its query, and the headers that it may see. */
export interface BackendCall {
  method: string;
  path: string;
  headers: [string, string][];
  body: Uint8Array | null;
  userId: string;
}

/** What a backend answered. */
export interface BackendAnswer {
  status: number;
  headers: [string, string][];
  body: Uint8Array;
}

/** What the server says to the process of a backend. */
export type ToRunner =
  | { kind: 'load'; source: string }
  | { kind: 'call'; id: number; call: BackendCall }
  | { kind: 'rows'; id: number; rows: unknown[] }
  | { kind: 'refused'; id: number; message: string }
  | { kind: 'describe'; id: number }
  | { kind: 'ping' };

/** What the process says. */
export type FromRunner =
  | { kind: 'loaded' }
  | { kind: 'unloadable'; message: string }
  | { kind: 'answer'; id: number; answer: BackendAnswer }
  | { kind: 'described'; id: number; document: string | null }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'statement'; id: number; sql: string; params: unknown }
  | { kind: 'log'; level: 'info' | 'warn' | 'error'; text: string }
  | { kind: 'pong' };
