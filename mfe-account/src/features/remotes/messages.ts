import type { PublishedVersion } from '@andromeda/platform';
import { inWholeNumbers } from '../../formats.ts';

/** What the screen of the remotes says, keyed by meaning. */
export const messages = {
  loadFailed: 'Não foi possível carregar as partes da aplicação. Tente novamente.',
  healthFailed: 'Não foi possível carregar a saúde das versões. Tente novamente.',
  errorsFailed: 'Não foi possível carregar os erros das versões. Tente novamente.',
  trailFailed: 'Não foi possível carregar o histórico. Tente novamente.',
  curveFailed: 'Não foi possível carregar as aberturas. Tente novamente.',
  versionFailed: 'Não foi possível carregar a versão. Tente novamente.',
  versionGone: 'Esta versão não está mais no registro.',
  comparisonFailed: 'Não foi possível comparar as versões. Tente novamente.',
  previewFailed: 'Não foi possível criar o link de prévia. Tente novamente.',
  changeFailed: 'Não foi possível fazer a mudança. Tente novamente.',
  changedMeanwhile: 'Alguém mudou isto agora há pouco. Veja o estado atual.',
  percentWrong: 'Use um número maior que 0, até 100.',
} as const;

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

const machines: Record<string, string> = { start: 'O servidor', andromeda: 'A Andrômeda' };

/** Who did it. What the server registers at its start, and what it withdraws automatically, is not a user's action. */
export const whoText = (who: string): string => machines[who] ?? who;

/** 1 pessoa, 12 pessoas. */
export const usersText = (count: number): string =>
  `${inWholeNumbers(count)} ${count === 1 ? 'pessoa' : 'pessoas'}`;

/** How many different errors a part has. */
export const errorCountText = (count: number, days: number): string =>
  `${inWholeNumbers(count)} ${count === 1 ? 'erro' : 'erros'} em ${days} dias`;

/** A part of failures, from 0 to 1. The few among very many are not shown as none. */
export const failuresText = (rate: number): string =>
  rate > 0 && rate < 0.001 ? '<0,1%' : percentText(rate * 100);

const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 12.5 as Brazilian users read it: 12,5%. */
export const percentText = (percent: number): string => `${percentFormat.format(percent)}%`;

/** What a version was built from: commit 1a2b3c4d5e. */
export const commitText = (commit: string): string =>
  `commit ${commit.slice(0, 10)}${commit.endsWith('-dirty') ? ', com mudanças' : ''}`;
