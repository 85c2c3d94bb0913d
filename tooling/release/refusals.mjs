import { ReleaseFailure } from './failure.mjs';
import { rankWords } from './words.mjs';

/**
 * @import { exitCodes } from './failure.mjs'
 * @typedef {{ code?: string, details?: Record<string, string> }} Refusal
 */

/** The failure when something other than a registry answers. */
export const notARegistry = (/** @type {URL} */ url) =>
  new ReleaseFailure('away', `Em ${url.origin} não responde uma Andrômeda com registro de remotos.`);

/** @param {URL} url */
const unchanged = ({ origin }) =>
  `O banco de dados de ${origin} não responde, então o registro não pode ser mudado agora. Este pedido não mudou nada; tente de novo em alguns minutos.`;

/** @param {Record<string, string>} details */
function forbiddenWords({ rank, ownRank }) {
  if (rank)
    return `Este passo pede um token ${rank}; o seu é ${ownRank}, que ${rankWords[ownRank ?? '']}. Peça a quem administra: pnpm release token mfe-nome --rank ${rank}`;
  return 'Este token é de outro remoto, ou não pode fazer isto. Use o token do seu remoto.';
}

/**
 * Translates a refusal of the registry for the engineer who releases.
 * @param {number} status
 * @param {Refusal} refusal
 * @param {URL} url
 * @param {string} method
 */
export function refusalOf(status, { code = '', details = {} }, url, method) {
  /** @type {Record<string, [keyof typeof exitCodes, string]>} */
  const sentences = {
    not_authenticated: [
      'notAllowed',
      `${url.origin} não aceita este token: está errado, venceu ou foi revogado. Confira --token ou ANDROMEDA_TOKEN, ou peça outro a quem administra.`,
    ],
    forbidden: ['notAllowed', forbiddenWords(details)],
    release_locked: [
      'conflict',
      `Travado por ${details.lockedBy} em ${details.date}: ${details.reason}\nSó quem administra destrava. Publicar, prévias, rollback e retirar um canário seguem livres.`,
    ],
    approval_required: ['waiting', 'Mudanças deste remoto pedem a aprovação de outra pessoa.'],
    request_ended: ['conflict', 'Este pedido já terminou. Veja pnpm release status.'],
    release_changed: [
      'conflict',
      `Alguém mudou este remoto antes de você (${details.setBy}: no ar ${details.liveVersion || 'a construída no servidor'}${details.canaryVersion ? `, canário ${details.canaryVersion} a ${details.canaryPercent}%` : ''}). Veja pnpm release status e decida de novo.`,
    ],
    version_exists: [
      'conflict',
      `A versão ${details.version} já foi publicada com outro conteúdo. Versões não mudam: construa de novo a partir das fontes.`,
    ],
    flag_changed: [
      'conflict',
      `Alguém mudou esta chave antes de você (${details.setBy || 'removida'}: ${details.percent}% das pessoas). Veja pnpm release flag e decida de novo.`,
    ],
    place_changed: [
      'conflict',
      `Alguém mudou este lugar antes de você (${details.setBy || 'voltou ao padrão'}). Veja pnpm release place e decida de novo.`,
    ],
    place_refused: ['refused', `O lugar fica como estava: ${details.problem}. Veja pnpm release place.`],
    already_live: ['conflict', 'Esta versão já está no ar para todos: não há canário a mostrar.'],
    nothing_to_undo: [
      'conflict',
      'Não há canário nem versão anterior para voltar. Para tirar do ar um remoto novo, ou seguir o que está construído no servidor: pnpm release follow-build',
    ],
    not_found: ['conflict', 'Esta versão não está no registro. Veja pnpm release status.'],
    release_refused: [
      'refused',
      `${method === 'PUT' ? 'O servidor não foi registrado' : 'A versão não pode ir ao ar'}:\n${(details.problems ?? '').replace(/^/gm, '  - ')}`,
    ],
    payload_too_large: ['refused', 'O pacote passa de 24 MB. Veja o que o remoto leva consigo.'],
    bad_request: ['refused', `O servidor não entendeu o pedido (${details.field ?? 'sem detalhes'}).`],
    registry_away: ['away', unchanged(url)],
    // Every change is preceded by a reading, so none was tried where a reading fails.
    service_unavailable: [
      'away',
      method === 'GET'
        ? unchanged(url)
        : `O banco de dados de ${url.origin} parou de responder no meio. Veja com pnpm release status, quando ele voltar, se a mudança chegou.`,
    ],
    too_many_requests: ['away', 'Muitos pedidos em pouco tempo. Espere um minuto.'],
  };
  const known = sentences[code];
  if (known) return Object.assign(new ReleaseFailure(...known), { code });
  if (status === 404) return notARegistry(url);
  return new ReleaseFailure('away', `${url.origin} respondeu ${status}. Tente de novo em instantes.`);
}
