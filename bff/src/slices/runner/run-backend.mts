import { compileFunction } from 'node:vm';
import type { BackendAnswer, BackendCall, FromRunner, ToRunner } from './protocol.ts';

// The process of one backend (docs/decisions/090). It holds no key, reads no file and knows no module: what is not named
// here is taken away before the backend's code is read.

const KEPT_GLOBALS = new Set(
  `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error
  AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError globalThis JSON Math Intl
  ArrayBuffer Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array BigUint64Array BigInt64Array
  Uint8ClampedArray Float16Array Float32Array Float64Array DataView Map BigInt Set Iterator WeakMap WeakSet WeakRef Proxy
  Reflect FinalizationRegistry DisposableStack AsyncDisposableStack decodeURI decodeURIComponent encodeURI encodeURIComponent
  escape unescape isFinite isNaN URL URLSearchParams URLPattern DOMException AbortController AbortSignal Event EventTarget
  CustomEvent TextEncoder TextDecoder TransformStream WritableStream ReadableStream ByteLengthQueuingStrategy
  CountQueuingStrategy TextEncoderStream TextDecoderStream Buffer clearInterval clearTimeout
  setInterval setTimeout queueMicrotask structuredClone atob btoa Blob File FormData Headers Request Response crypto Crypto
  CryptoKey SubtleCrypto`.split(/\s+/),
);
// Reached by whatever detour, they would open files, sockets or other processes.
const DOORS = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'kill',
  '_kill',
  'mainModule',
  'report',
  'execve',
];
/** Bytes of an answer's body. */
const LARGEST_ANSWER = 4 * 1024 * 1024;
/** Characters of an OpenAPI document. */
const LARGEST_DOCUMENT = 256 * 1024;
const LONGEST_LOG = 2000;

interface Backend {
  fetch(request: Request, environment: { user: { id: string } }): Response | Promise<Response>;
  describe?(): unknown;
}

const send = process.send?.bind(process) as (message: FromRunner) => void;
const host = process;
const statements = new Map<number, { resolve(rows: unknown[]): void; reject(error: Error): void }>();
let lastStatement = 0;
let backend: Backend | undefined;

const parts = {
  db: {
    rows: (sql: string, params: unknown = {}) =>
      new Promise<unknown[]>((resolve, reject) => {
        lastStatement += 1;
        statements.set(lastStatement, { resolve, reject });
        send({
          kind: 'statement',
          id: lastStatement,
          sql: String(sql),
          params: JSON.parse(JSON.stringify(params)),
        });
      }),
  },
};

await warmUp();
takeAway();
host.on('disconnect', () => host.exit());
host.on('message', (message: ToRunner) => void hear(message));

async function hear(message: ToRunner): Promise<void> {
  if (message.kind === 'ping') return send({ kind: 'pong' });
  if (message.kind === 'load') return load(message.source);
  if (message.kind === 'call') return answer(message.id, message.call);
  if (message.kind === 'describe') return describe(message.id);
  const waiting = statements.get(message.id);
  statements.delete(message.id);
  if (message.kind === 'rows') waiting?.resolve(message.rows);
  else waiting?.reject(new Error(message.message));
}

function load(source: string): void {
  try {
    const module: { exports: { default?: unknown } } = { exports: {} };
    compileFunction(source, ['module', 'exports'], { filename: 'backend.js' })(module, module.exports);
    const make = module.exports.default;
    if (typeof make !== 'function')
      throw new Error('backend/index.ts has no default export by defineBackend()');
    backend = make(parts);
    if (typeof backend?.fetch !== 'function')
      throw new Error('defineBackend() was given no Hono application');
    send({ kind: 'loaded' });
  } catch (error) {
    send({ kind: 'unloadable', message: textOf(error) });
  }
}

function describe(id: number): void {
  try {
    const document = JSON.stringify(backend?.describe?.() ?? null);
    if (document.length > LARGEST_DOCUMENT) throw new Error('its OpenAPI document has more than 256 kB');
    send({ kind: 'described', id, document: document === 'null' ? null : document });
  } catch (error) {
    send({ kind: 'failed', id, message: textOf(error) });
  }
}

async function answer(id: number, { method, path, headers, body, userId }: BackendCall): Promise<void> {
  try {
    if (!backend) throw new Error('no backend was loaded');
    const request = new Request(`http://backend${path}`, {
      method,
      headers,
      ...(body && { body: new Uint8Array(body) }),
    });
    const response = await backend.fetch(request, { user: { id: userId } });
    send({ kind: 'answer', id, answer: await read(response) });
  } catch (error) {
    send({ kind: 'failed', id, message: textOf(error) });
  }
}

async function read(response: Response): Promise<BackendAnswer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > LARGEST_ANSWER) throw new Error('an answer of more than 4 MB');
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return { status: response.status, headers: [...response.headers], body };
}

// Node loads its Request and Response when they are first used, and needs for that what is taken away afterwards.
async function warmUp(): Promise<void> {
  const form = new FormData();
  form.set('file', new File(['x'], 'x.txt'));
  for (const body of ['{}', new Uint8Array(1), form]) {
    const request = new Request('http://backend/', { method: 'POST', body });
    await (body === form ? request.formData() : request.text());
    await new Response(body).blob();
  }
}

function takeAway(): void {
  const note =
    (level: 'info' | 'warn' | 'error') =>
    (...words: unknown[]) =>
      send({ kind: 'log', level, text: words.map(textOf).join(' ').slice(0, LONGEST_LOG) });
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!KEPT_GLOBALS.has(name)) Reflect.deleteProperty(globalThis, name);
  // The connections of `fetch` hang here, and cannot be deleted.
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (!Reflect.deleteProperty(globalThis, symbol)) Reflect.set(globalThis, symbol, null);
  for (const door of DOORS) Object.defineProperty(host, door, { value: undefined });
  const console = {
    log: note('info'),
    info: note('info'),
    debug: note('info'),
    warn: note('warn'),
    error: note('error'),
  };
  Object.defineProperty(globalThis, 'console', { value: console });
}

function textOf(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
