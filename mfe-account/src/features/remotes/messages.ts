import type { PublishedVersion, TrailEntry } from '@andromeda/platform';

/** What the screen of the remotes says, keyed by meaning. */
export const messages = {
  loadFailed: 'Não foi possível carregar as partes da aplicação. Tente novamente.',
  healthFailed: 'Não foi possível carregar a saúde das versões. Tente novamente.',
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
  return deeds[what];
}

/** What the trail keeps besides: why a canary was taken back, and what a change replaced. */
export function noteOf({ what, detail }: TrailEntry): string | null {
  const { failures, loads, liveFailures, liveLoads, replaced } = detail;
  if (what === 'canary_rolled_back' && typeof failures === 'number' && typeof loads === 'number') {
    const live =
      typeof liveLoads === 'number' && typeof liveFailures === 'number' && liveLoads + liveFailures > 0
        ? `, contra ${partText(liveFailures, liveLoads)} da versão no ar`
        : '';
    return `${failures} falhas em ${failures + loads} aberturas (${partText(failures, loads)}${live})`;
  }
  if ((what === 'promote' || what === 'rollback') && typeof replaced === 'string')
    return `no lugar de ${replaced}`;
  return null;
}

const partText = (failures: number, loads: number) => failuresText(failures / Math.max(1, failures + loads));

/** A part of failures, from 0 to 1. The few among very many are not shown as none. */
export const failuresText = (rate: number): string =>
  rate > 0 && rate < 0.001 ? '<0,1%' : percentText(rate * 100);

const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 12.5 as Brazilian users read it: 12,5%. */
export const percentText = (percent: number): string => `${percentFormat.format(percent)}%`;
