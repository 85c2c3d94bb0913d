import type { ReleaseLock, ReleaseRequest } from '@andromeda/platform';
import { asMoment } from '../../../formats.ts';
import { percentText } from '../messages.ts';
import type { Remote } from '../remote-versions.ts';

/** What the screen says of locks, approvals and requests, keyed by meaning. */
export const messages = {
  lockFailed: 'Não foi possível travar. Tente novamente.',
  unlockFailed: 'Não foi possível destravar. Tente novamente.',
  ruleFailed: 'Não foi possível mudar a regra. Tente novamente.',
  decisionFailed: 'Não foi possível registrar a decisão. Tente novamente.',
  reasonMissing: 'Escreva o motivo: é o que as outras pessoas vão ler.',
  staysFree: 'Publicar, criar prévias, voltar a versão e retirar um canário seguem livres.',
  askInstead: 'Isto vira um pedido: só acontece quando outra pessoa que administra aprovar.',
  own: 'Você fez este pedido, ou criou o token que o fez: outra pessoa decide.',
  others: 'Quem administra decide sobre este pedido.',
  ruleOn: 'Mudanças pedem aprovação',
  asked: 'Pedido feito: espera a aprovação de outra pessoa.',
  declined: 'O pedido foi recusado.',
  withdrawn: 'O pedido foi retirado.',
} as const;

/** Who locked a part, when and why. */
export const lockText = ({ lockedBy, lockedAt, reason }: ReleaseLock): string =>
  `Travado por ${lockedBy} em ${asMoment(lockedAt)}: ${reason}`;

/** What would change: 3.0.0 para todos, no lugar de 2.0.0. */
export function changeText({ version, percent }: ReleaseRequest, remote: Remote): string {
  const live = remote.liveVersion ?? 'nenhuma versão';
  const ends =
    remote.canaryVersion && remote.canaryVersion !== version
      ? ` O canário ${remote.canaryVersion} termina.`
      : '';
  return percent === null
    ? `${version} para todos, no lugar de ${live}.${ends}`
    : `${version} para ${percentText(percent)} das pessoas; as outras ficam com ${live}.${ends}`;
}
