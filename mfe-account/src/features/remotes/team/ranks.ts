import type { MemberRank } from '@andromeda/platform';

const order: readonly MemberRank[] = ['view', 'canary', 'release'];

/** To how many users the rank `canary` shows a version, in percent. */
const CANARY_PERCENT = 50;

type Read = { ownRank?: MemberRank | undefined };

/** Whether the reader may do what needs this rank. Whoever administers has none and may do all. */
export const allows = ({ ownRank }: Read, needed: MemberRank): boolean =>
  !ownRank || order.indexOf(ownRank) >= order.indexOf(needed);

/** The largest part of the users to whom the reader may show a version, in percent. */
export const mostPercent = (remote: Read): number => (allows(remote, 'release') ? 100 : CANARY_PERCENT);

/** What a rank is called in the list of a team. */
export const rankNames: Record<MemberRank, string> = {
  view: 'Acompanha',
  canary: 'Mostra a parte',
  release: 'Libera',
};

/** What a rank lets a member do. */
export const rankMeanings: Record<MemberRank, string> = {
  view: 'Vê versões, erros, aberturas e histórico desta parte, e não muda nada.',
  canary:
    'Também cria prévias, mostra uma versão a até 50% das pessoas e retira qualquer canário desta parte.',
  release: 'Também mostra a todos, volta versões e pede aprovação onde ela é exigida.',
};

/** What a member reads about their own rank. */
export const ownRankWords: Record<MemberRank, string> = {
  view: 'Você acompanha esta parte',
  canary: 'Você pode mostrar versões a parte das pessoas',
  release: 'Você pode liberar versões para todos',
};
