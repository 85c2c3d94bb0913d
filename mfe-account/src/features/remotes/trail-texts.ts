import type { MemberRank, TrailEntry } from '@andromeda/platform';
import { evidenceOf, reasonOf } from './canary-evidence.ts';
import { arrangedText } from './meetings/arrangement-words.ts';
import { percentText, whoText } from './messages.ts';
import { rankNames } from './team/ranks.ts';

const deeds: Record<Exclude<TrailEntry['what'], 'canary_rolled_back'>, string> = {
  publish: 'publicou',
  promote: 'mostrou a todos',
  canary: 'mostrou a uma parte das pessoas',
  stop_canary: 'retirou o canário',
  rollback: 'voltou à versão anterior',
  follow_build: 'voltou ao que está construído no servidor',
  preview: 'criou um link de prévia',
  preview_ended: 'encerrou um link de prévia',
  prune: 'apagou uma versão antiga',
  token_created: 'criou um token de publicação',
  token_revoked: 'revogou um token de publicação',
  key_registered: 'registrou uma chave de assinatura',
  key_revoked: 'revogou uma chave de assinatura',
  server_registered: 'registrou o servidor do time',
  server_removed: 'removeu o servidor do time',
  flag: 'mudou uma chave',
  place_arranged: 'arrumou um lugar',
  locked: 'travou o que está no ar',
  unlocked: 'destravou o que está no ar',
  approval_required: 'passou a pedir aprovação para mudanças',
  approval_dropped: 'deixou de pedir aprovação para mudanças',
  change_asked: 'pediu para mostrar a todos',
  change_declined: 'recusou o pedido de mostrar a todos',
  member_added: 'adicionou uma pessoa à equipe',
  member_changed: 'mudou o papel de uma pessoa da equipe',
  member_removed: 'removeu uma pessoa da equipe',
};

const teamDeeds = {
  member_added: (member: string) => `adicionou ${member} à equipe`,
  member_changed: (member: string) => `mudou o papel de ${member} na equipe`,
  member_removed: (member: string) => `removeu ${member} da equipe`,
};

const withdrawn = {
  failing: 'por falhas',
  slow: 'por lentidão',
  jumping: 'porque a tela pulava',
} as const;

/** The title of the notice on a remote whose canary went automatically. */
export const withdrawalTitle = ({ detail }: TrailEntry): string =>
  ({
    failing: 'O canário foi retirado por falhar demais',
    slow: 'O canário foi retirado por ser lento demais',
    jumping: 'O canário foi retirado porque a tela pulava demais',
  })[reasonOf(detail)];

/** What was done, as it follows a name: mostrou a 10% das pessoas. */
export function deedOf({ what, detail }: TrailEntry): string {
  if (what === 'canary' && typeof detail.percent === 'number')
    return `mostrou a ${percentText(detail.percent)} das pessoas`;
  if (what === 'change_asked' && typeof detail.percent === 'number')
    return `pediu para mostrar a ${percentText(detail.percent)} das pessoas`;
  if (what === 'change_declined' && typeof detail.percent === 'number')
    return `recusou o pedido de mostrar a ${percentText(detail.percent)} das pessoas`;
  if (what === 'flag' && typeof detail.flag === 'string')
    return `${detail.removed ? 'removeu' : 'mudou'} a chave ${detail.flag}`;
  if (what in teamDeeds && typeof detail.member === 'string')
    return teamDeeds[what as keyof typeof teamDeeds](detail.member);
  if (what === 'place_arranged' && typeof detail.place === 'string') return `arrumou o lugar ${detail.place}`;
  if (what === 'canary_rolled_back') return `retirou o canário ${withdrawn[reasonOf(detail)]}`;
  return deeds[what];
}

/** What the trail keeps besides: what was known of a canary that was withdrawn, what a change replaced, and who else took part in it. */
export function noteOf(entry: TrailEntry): string | null {
  const parts = [ownNoteOf(entry), ...guardNotesOf(entry)].filter((part) => part !== null);
  return parts.length > 0 ? parts.join('; ') : null;
}

function ownNoteOf({ what, detail }: TrailEntry): string | null {
  if (what === 'canary_rolled_back' || what === 'stop_canary') return evidenceOf(detail);
  if ((what === 'promote' || what === 'rollback') && typeof detail.replaced === 'string')
    return `no lugar de ${detail.replaced}`;
  if (what === 'preview_ended' && typeof detail.madeBy === 'string')
    return `criado por ${whoText(detail.madeBy)}`;
  if (what === 'place_arranged') return arrangedText(detail);
  if (what === 'flag' && typeof detail.percent === 'number')
    return `ligada para ${percentText(detail.percent)}`;
  if (what === 'member_added') return rankName(detail.rank);
  if (what === 'member_changed') return `de ${rankName(detail.formerRank)} para ${rankName(detail.rank)}`;
  return null;
}

function guardNotesOf({ what, detail }: TrailEntry): (string | null)[] {
  const text = (key: string, words: (value: string) => string) =>
    typeof detail[key] === 'string' ? words(detail[key]) : null;
  return [
    text('askedBy', (who) => (what === 'change_declined' ? `de ${who}` : `a pedido de ${who}`)),
    text('replacedRequest', (version) => `no lugar do pedido de ${detail.replacedAsker} por ${version}`),
    text('reason', (reason) => reason),
    text('lockedBy', (who) => `travado por ${who}`),
    detail.despiteLock ? 'apesar da trava' : null,
  ];
}

const rankName = (rank: unknown) => rankNames[rank as MemberRank] ?? String(rank);
