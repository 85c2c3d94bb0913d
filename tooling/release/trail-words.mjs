/** @import { TrailEntry } from './reports.mjs' */

/** @type {Record<string, string>} */
const machines = { start: 'O servidor', andromeda: 'A Andrômeda' };

/** Who did something. @param {string} who */
export const doerOf = (who) => machines[who] ?? who;

/** How a place is arranged. @param {{ order?: string[] | undefined, off?: string[] | undefined }} arrangement */
const arrangementWords = ({ order = [], off = [] }) =>
  `${order.join(', ') || 'ordem padrão'}${off.length > 0 ? `; sem ${off.join(', ')}` : ''}`;

/** @param {TrailEntry['detail']} detail */
const arrangedWords = ({ place, order, off, orderBefore, offBefore }) =>
  `arrumou o lugar ${place} (antes: ${arrangementWords({ order: orderBefore, off: offBefore })}; agora: ${arrangementWords({ order, off })})`;

/**
 * What was done, with what was known of a canary that was withdrawn.
 * @param {string} what
 * @param {TrailEntry['detail']} detail
 */
export function deedOf(what, { percent, flag, removed, key, label, address, rank, reason, ...evidence }) {
  /** @type {Record<string, string>} */
  const deeds = {
    publish: 'publicou',
    promote: 'mostrou a todos',
    canary: `mostrou a ${percent}% das pessoas`,
    stop_canary: 'retirou o canário',
    rollback: 'voltou à versão anterior',
    canary_rolled_back: `retirou o canário ${reasonOf(evidence)}`,
    follow_build: 'voltou ao que está construído no servidor',
    preview: 'criou um link de prévia',
    preview_ended: 'encerrou um link de prévia',
    prune: 'apagou uma versão antiga',
    token_created: `criou um token de publicação${rank ? ` (${rank})` : ''}`,
    token_revoked: 'revogou um token de publicação',
    key_registered: `registrou a chave de assinatura ${key} (${label})`,
    key_revoked: `revogou a chave de assinatura ${key} (${label})`,
    server_registered: `registrou o servidor do time em ${address}`,
    server_removed: `removeu o servidor do time em ${address}`,
    locked: `travou: ${reason}`,
    unlocked: `destravou o que ${evidence.lockedBy} travou (${reason})`,
    approval_required: 'passou a pedir aprovação para mudanças',
    approval_dropped: 'deixou de pedir aprovação para mudanças',
    change_asked: `pediu para mostrar a ${percent === undefined ? 'todos' : `${percent}% das pessoas`}`,
    change_declined: `recusou o pedido de ${evidence.askedBy}`,
    member_added: `adicionou ${evidence.member} à equipe (${rank})`,
    member_changed: `mudou o papel de ${evidence.member} na equipe de ${evidence.formerRank} para ${rank}`,
    member_removed: `removeu ${evidence.member} da equipe`,
    place_arranged: arrangedWords(evidence),
    flag: removed ? `removeu a chave ${flag}` : `mudou a chave ${flag} para ${percent}% das pessoas`,
  };
  return `${deeds[what] ?? what}${guardsOf(what, evidence)}${evidenceOf(evidence)}`;
}

/** Who asked for it, what it replaced, and that no lock held it back. @param {string} what @param {TrailEntry['detail']} detail */
function guardsOf(what, { askedBy, despiteLock, replacedRequest, replacedAsker }) {
  if (what === 'change_declined') return '';
  const parts = [
    ...(askedBy ? [`a pedido de ${askedBy}`] : []),
    ...(replacedRequest ? [`no lugar do pedido de ${replacedAsker} por ${replacedRequest}`] : []),
    ...(despiteLock ? ['apesar da trava'] : []),
  ];
  return parts.map((part) => `, ${part}`).join('');
}

/** @param {TrailEntry['detail']} detail */
function reasonOf({ cause, vitals: [worst] = [] }) {
  if (cause !== 'slow') return 'por falhas';
  return worst?.name === 'CLS' ? 'porque a tela pulava' : 'por lentidão';
}

/**
 * What was known of a canary that was withdrawn.
 * @param {TrailEntry['detail']} detail
 */
function evidenceOf({
  failures = 0,
  loads = 0,
  users = 0,
  errorUsers = 0,
  errors: [first] = [],
  cause,
  vitals,
}) {
  const slow = cause === 'slow' && vitals?.[0];
  const parts = [
    ...(failures > 0 ? [`${failures} falhas em ${failures + loads} aberturas`] : []),
    ...(errorUsers > 0 ? [`${errorUsers} de ${users} pessoas com erro`] : []),
    ...(errorUsers > 0 && first?.message ? [`${first.message}, em ${first.source ?? first.place}`] : []),
    ...(slow ? [`${slow.slowUsers} de ${slow.users} pessoas com ${slow.name} ruim`] : []),
  ];
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}
