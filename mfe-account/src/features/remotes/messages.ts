import type { PublishedVersion, TrailEntry } from '@andromeda/platform';
import { inWholeNumbers } from '../../formats.ts';

/** What the screen of the remotes says, keyed by meaning. */
export const messages = {
  loadFailed: 'Não foi possível carregar as partes da aplicação. Tente novamente.',
  healthFailed: 'Não foi possível carregar a saúde das versões. Tente novamente.',
  errorsFailed: 'Não foi possível carregar os erros das versões. Tente novamente.',
  trailFailed: 'Não foi possível carregar o histórico. Tente novamente.',
  changeFailed: 'Não foi possível fazer a mudança. Tente novamente.',
  changedMeanwhile: 'Alguém mudou isto agora há pouco. Veja o estado atual.',
  percentWrong: 'Use um número maior que 0, até 100.',
} as const;

const deeds: Record<TrailEntry['what'], string> = {
  publish: 'publicou',
  promote: 'mostrou a todos',
  canary: 'mostrou a uma parte das pessoas',
  stop_canary: 'retirou o canário',
  rollback: 'voltou à versão anterior',
  canary_rolled_back: 'retirou o canário por falhas',
  follow_build: 'voltou ao que está construído no servidor',
  preview: 'criou um link de prévia',
  prune: 'apagou uma versão antiga',
  token_created: 'criou um token de publicação',
  token_revoked: 'revogou um token de publicação',
  flag: 'mudou uma chave',
};

const machines: Record<string, string> = { start: 'O servidor', andromeda: 'A Andrômeda' };

/** Checks that were left out before publication, if any. The server's own builds do not come from the command line. */
export function uncheckedWords({
  publishedBy,
  typesChecked,
  contractChecked,
}: PublishedVersion): string | null {
  if (publishedBy === 'start' || (typesChecked && contractChecked)) return null;
  if (typesChecked) return 'telas não conferidas';
  return contractChecked ? 'tipos não conferidos' : 'tipos e telas não conferidos';
}

/** Who did it. What the server registers at its start, and what it withdraws automatically, is not a user's action. */
export const whoText = (who: string): string => machines[who] ?? who;

/** What was done, as it follows a name: mostrou a 10% das pessoas. */
export function deedOf({ what, detail }: TrailEntry): string {
  if (what === 'canary' && typeof detail.percent === 'number')
    return `mostrou a ${percentText(detail.percent)} das pessoas`;
  if (what === 'flag' && typeof detail.flag === 'string')
    return `${detail.removed ? 'removeu' : 'mudou'} a chave ${detail.flag}`;
  return deeds[what];
}

/** What the trail keeps besides: what was known of a canary that was withdrawn, and what a change replaced. */
export function noteOf({ what, detail }: TrailEntry): string | null {
  if (what === 'canary_rolled_back' || what === 'stop_canary') return evidenceOf(detail);
  if ((what === 'promote' || what === 'rollback') && typeof detail.replaced === 'string')
    return `no lugar de ${detail.replaced}`;
  if (what === 'flag' && typeof detail.percent === 'number')
    return `ligada para ${percentText(detail.percent)}`;
  return null;
}

/** What pages reported of a canary: 5 falhas em 25 aberturas (20%), 6 de 10 pessoas com erro (60%): TypeError em x.js:1:2. */
function evidenceOf(detail: TrailEntry['detail']): string | null {
  const numberOf = (key: string) => (typeof detail[key] === 'number' ? detail[key] : 0);
  const [failures, errorUsers] = [numberOf('failures'), numberOf('errorUsers')];
  const loads = failures + numberOf('loads');
  const liveLoads = numberOf('liveFailures') + numberOf('liveLoads');
  const parts = [
    failures > 0 &&
      `${failures === 1 ? '1 falha' : `${failures} falhas`} em ${loads} aberturas (${besideLive(failures / loads, numberOf('liveFailures'), liveLoads)})`,
    errorUsers > 0 &&
      `${errorUsers} de ${usersText(numberOf('users'))} com erro (${besideLive(errorUsers / Math.max(1, numberOf('users')), numberOf('liveErrorUsers'), numberOf('liveUsers'))})${firstErrorText(detail.errors)}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join('; ') : null;
}

const besideLive = (rate: number, live: number, ofLive: number) =>
  failuresText(rate) + (ofLive > 0 ? `, contra ${failuresText(live / ofLive)} da versão no ar` : '');

function firstErrorText(errors: unknown): string {
  const [first] = Array.isArray(errors) ? errors : [];
  return typeof first?.message === 'string' && first.message
    ? `: ${first.message}, em ${first.source ?? first.place}`
    : '';
}

/** 1 pessoa, 12 pessoas. */
export const usersText = (count: number): string =>
  `${inWholeNumbers(count)} ${count === 1 ? 'pessoa' : 'pessoas'}`;

/** A part of failures, from 0 to 1. The few among very many are not shown as none. */
export const failuresText = (rate: number): string =>
  rate > 0 && rate < 0.001 ? '<0,1%' : percentText(rate * 100);

const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 12.5 as Brazilian users read it: 12,5%. */
export const percentText = (percent: number): string => `${percentFormat.format(percent)}%`;

/** What a version was built from: commit 1a2b3c4d5e. */
export const commitText = (commit: string): string =>
  `commit ${commit.slice(0, 10)}${commit.endsWith('-dirty') ? ', com mudanças' : ''}`;
