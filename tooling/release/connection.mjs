import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ReleaseFailure } from './failure.mjs';
import { notARegistry, refusalOf } from './refusals.mjs';

/**
 * @typedef {{ url?: string | undefined, token?: string | undefined }} Options
 * @typedef {{ ANDROMEDA_URL?: string, ANDROMEDA_TOKEN?: string, DATA_DIR?: string }} Environment
 * @import { Refusal } from './refusals.mjs'
 * @typedef {{
 *   url: URL,
 *   get: (path: string) => Promise<unknown>,
 *   post: (path: string, json: object) => Promise<unknown>,
 *   put: (path: string, json: object) => Promise<unknown>,
 *   send: (path: string, form: FormData) => Promise<unknown>,
 *   delete: (path: string) => Promise<unknown>,
 * }} Registry
 * @typedef {Registry & { bytes: (path: string) => Promise<Uint8Array> }} FileRegistry
 */

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The registry at an address. `options` are the command line's; else ANDROMEDA_URL and ANDROMEDA_TOKEN. A DATA_DIR is
 * relative to `folder`.
 * @param {Options} options
 * @param {{ folder?: string, environment?: Environment }} surroundings
 * @returns {FileRegistry}
 */
export function connect(options, { folder = process.cwd(), environment = process.env } = {}) {
  const file = tokenFile(folder, environment);
  const url = addressOf(options.url || environment.ANDROMEDA_URL || 'http://localhost:3000');
  const token = options.token || environment.ANDROMEDA_TOKEN || localToken(url, file);
  if (!token) throw new ReleaseFailure('notAllowed', missingToken(url, file));
  /**
   * @param {string} method
   * @param {string} path
   * @param {{ json?: object, form?: FormData, seconds?: number }} sent
   * @returns {Promise<Response>}
   */
  const ask = async (method, path, { json, form, seconds = 30 } = {}) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      body: json ? JSON.stringify(json) : (form ?? null),
      // A redirected POST may arrive as a GET.
      redirect: 'manual',
      signal: AbortSignal.timeout(seconds * 1000),
    }).catch((error) => {
      throw unreachable(url, error);
    });
    if (answer.ok) return answer;
    const elsewhere = answer.headers.get('location');
    if (elsewhere && answer.status < 400) throw moved(url, new URL(elsewhere, url));
    const { error = {} } = /** @type {{ error?: Refusal }} */ (await answer.json().catch(() => ({})));
    throw refusalOf(answer.status, error, url, method);
  };
  /** @type {(...asked: Parameters<typeof ask>) => Promise<unknown>} */
  const call = async (...asked) => {
    const answer = await ask(...asked);
    if (answer.status === 204) return null;
    return answer.json().catch(() => Promise.reject(notARegistry(url)));
  };
  return {
    url,
    get: (path) => call('GET', path),
    bytes: async (path) => {
      const answer = await ask('GET', path);
      return new Uint8Array(
        await answer.arrayBuffer().catch((error) => {
          throw unreachable(url, error);
        }),
      );
    },
    post: (path, json) => call('POST', path, { json }),
    put: (path, json) => call('PUT', path, { json }),
    send: (path, form) => call('POST', path, { form, seconds: 120 }),
    delete: (path) => call('DELETE', path),
  };
}

/** @param {string} text */
function addressOf(text) {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new ReleaseFailure(
    'usage',
    `"${text}" não é um endereço. Use --url https://andromeda.exemplo.com.br`,
  );
}

/**
 * A server on this machine keeps its token in a file that only its owner can read.
 * @param {URL} url
 * @param {string} file
 */
function localToken(url, file) {
  if (!LOOPBACK.includes(url.hostname) || !existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').trim();
}

const tokenFile = (/** @type {string} */ folder, /** @type {Environment} */ { DATA_DIR = '.data' }) =>
  join(resolve(folder, DATA_DIR), 'deploy-token');

/**
 * @param {URL} url
 * @param {string} file
 */
function missingToken(url, file) {
  if (LOOPBACK.includes(url.hostname))
    return `Não há token em ${file}. O servidor já está no ar (npm start), com esta pasta de dados? Senão passe --token ou ANDROMEDA_TOKEN.`;
  return `Falta o token de ${url.origin}. Peça um a quem administra (pnpm release token mfe-nome) e passe --token ou ANDROMEDA_TOKEN.`;
}

/**
 * @param {URL} url
 * @param {Error} error
 */
function unreachable(url, error) {
  const late = error.name === 'TimeoutError';
  return new ReleaseFailure(
    'away',
    late
      ? `${url.origin} demorou demais para responder. Veja com pnpm release status se a publicação chegou.`
      : `Não há resposta em ${url.origin}. O servidor está no ar? (npm start, --url ou ANDROMEDA_URL)`,
  );
}

const moved = (/** @type {URL} */ url, /** @type {URL} */ { origin }) =>
  new ReleaseFailure('away', `${url.origin} leva a ${origin}. Use --url ${origin}`);
