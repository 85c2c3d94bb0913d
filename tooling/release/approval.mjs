import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseFailure } from './failure.mjs';

/**
 * @import { Registry } from './connection.mjs'
 * @import { RemoteState } from './reports.mjs'
 * @typedef {{ action: string, version: string, revision: number, percent?: number }} Shown
 * @typedef {{ id: string, version: string, percent: number | null, askedBy: string, expiresAt: string, state: string, decidedBy: string | null }} Request
 * @typedef {{ minutes?: number | undefined, everyMs?: number }} Waiting
 */

/** Why a request ended without its change. @type {Record<string, (request: Request) => string>} */
const endings = {
  declined: ({ decidedBy }) => `${decidedBy} recusou o pedido. Ninguém vê a versão.`,
  replaced: ({ decidedBy }) => `Outro pedido, de ${decidedBy}, tomou o lugar deste.`,
  changed: () =>
    'O que está no ar mudou depois do pedido, e ele terminou. Veja pnpm release status e decida de novo.',
  expired: () => 'O pedido venceu sem decisão. Faça outro.',
  revoked: () => 'O token que fez o pedido foi revogado, e o pedido terminou.',
};

/**
 * Shows a version, or asks for it where a second user must approve, and waits for their decision as long as `minutes` says. Ends with
 * `waiting` where nobody has decided.
 * @param {Registry} registry
 * @param {string} name
 * @param {Shown} change
 * @param {Waiting} waiting
 */
export async function changeOrAsk(registry, name, change, waiting = {}) {
  try {
    return /** @type {RemoteState} */ (await registry.post(`/api/remotes/${name}/changes`, change));
  } catch (error) {
    if (!(error instanceof ReleaseFailure) || error.code !== 'approval_required') throw error;
  }
  const { request } = /** @type {{ request: Request }} */ (
    await registry.post(`/api/remotes/${name}/requests`, change)
  );
  await waitForApproval(registry, name, request, waiting);
  return stateOf(registry, name);
}

/**
 * @param {Registry} registry
 * @param {string} name
 * @param {Request} request
 * @param {Waiting} waiting
 */
async function waitForApproval(registry, name, { id, version, expiresAt }, { minutes = 0, everyMs = 2000 }) {
  const until = performance.now() + minutes * 60_000;
  const asked = `Pedido feito: espera a aprovação de outra pessoa, em ${new URL('/admin/remotes', registry.url)}`;
  if (minutes > 0) console.log(`… ${asked} (até ${minutes} min)`);
  for (;;) {
    const { request } = /** @type {{ request: Request }} */ (
      await registry.get(`/api/remotes/${name}/requests/${id}`)
    );
    if (request.state === 'approved')
      return console.log(`✓ ${request.decidedBy} aprovou ${name} ${request.version}`);
    const ended = endings[request.state];
    if (ended) throw new ReleaseFailure('refused', ended(request));
    if (performance.now() >= until)
      throw new ReleaseFailure(
        'waiting',
        `${asked}.\n  Até lá nada muda para ninguém. O pedido de ${name} ${version} vale até ${new Date(expiresAt).toLocaleString('pt-BR')}, e enquanto o que está no ar não mudar.`,
      );
    await sleep(everyMs);
  }
}

/**
 * @param {Registry} registry
 * @param {string} name
 */
async function stateOf(registry, name) {
  const { remotes } = /** @type {{ remotes: RemoteState[] }} */ (await registry.get('/api/remotes'));
  return /** @type {RemoteState} */ (remotes.find(({ remote }) => remote === name));
}
