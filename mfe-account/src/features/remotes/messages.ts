import type { PublishedVersion, VersionCheck } from '@andromeda/platform';
import { asMoment, inWholeNumbers } from '../../formats.ts';

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
  previewsFailed: 'Não foi possível carregar os links de prévia. Tente novamente.',
  endFailed: 'Não foi possível encerrar o link. Tente novamente.',
  previewFailed: 'Não foi possível criar o link de prévia. Tente novamente.',
  changeFailed: 'Não foi possível fazer a mudança. Tente novamente.',
  changedMeanwhile: 'Alguém mudou isto agora há pouco. Veja o estado atual.',
  notYours: 'Esta área é só para administradores e para a equipe da parte',
} as const;

/** Why a part of the users cannot be the one that was typed. */
export const percentWrongText = (most: number): string => `Use um número maior que 0, até ${most}.`;

interface CheckWords {
  tone: 'success' | 'warning' | 'danger';
  text: string;
}

/**
 * What the operator's checker found of a version with the live shell; where it has not tried, the checks that its team left out before the
 * publication, if any. The server's own builds do not come from the command line.
 */
export function checkWords({
  check,
  publishedBy,
  typesChecked,
  contractChecked,
}: PublishedVersion): CheckWords | null {
  if (check)
    return check.passed
      ? { tone: 'success', text: 'conferida pelo verificador' }
      : { tone: 'danger', text: 'reprovada pelo verificador' };
  if (publishedBy === 'start' || (typesChecked && contractChecked)) return null;
  if (typesChecked) return { tone: 'warning', text: 'telas não conferidas' };
  return {
    tone: 'warning',
    text: contractChecked ? 'tipos não conferidos' : 'tipos e telas não conferidos',
  };
}

/** When the checker passed or failed a version, and with which shell. */
export function checkedText({ passed, shell, at }: VersionCheck): string {
  const day = asMoment(at);
  return passed
    ? `Conferida pelo verificador contra a casca ${shell} em ${day}`
    : `Reprovada pelo verificador contra a casca ${shell} em ${day}`;
}

const uncheckedTypes = {
  no_sources: 'tipos não conferidos: a versão não trouxe os mapas',
  no_types: 'tipos não conferidos: o servidor não guardou os desta casca',
  unfinished: 'tipos não conferidos: o compilador não terminou',
} as const;

/** Why a version passed without its types; null where they were checked, and for verdicts from the time before that was done. */
export const uncheckedTypesText = ({ passed, types }: VersionCheck): string | null =>
  passed && types && types !== 'checked' ? uncheckedTypes[types] : null;

/** How much was checked. */
export function checkCountText(check: VersionCheck): string {
  const unchecked = uncheckedTypesText(check);
  const count = `${check.checks} verificações`;
  return unchecked ? `${count}; ${unchecked}` : `${count}${check.types === 'checked' ? ' e os tipos' : ''}`;
}

/** Why there is no verdict yet, and what that means. */
export function untriedText(shell: string | null, required: boolean): string {
  const against = shell ? ` contra a casca ${shell}, no ar` : '';
  return `Ainda não foi conferida pelo verificador${against}.${required ? ' Só vai ao ar depois disso.' : ''}`;
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
