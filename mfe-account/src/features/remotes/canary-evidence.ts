import type { TrailEntry } from '@andromeda/platform';
import { inDecimals } from '../../formats.ts';
import { failuresText, usersText } from './messages.ts';

type Detail = TrailEntry['detail'];

/** What pages reported of a canary: 5 falhas em 25 aberturas (20%), 6 de 10 pessoas com erro (60%): TypeError em x.js:1:2. */
export function evidenceOf(detail: Detail): string | null {
  const numberOf = numbersOf(detail);
  const [failures, errorUsers] = [numberOf('failures'), numberOf('errorUsers')];
  const loads = failures + numberOf('loads');
  const liveLoads = numberOf('liveFailures') + numberOf('liveLoads');
  const parts = [
    failures > 0 &&
      `${failures === 1 ? '1 falha' : `${failures} falhas`} em ${loads} aberturas (${besideLive(failures, loads, numberOf('liveFailures'), liveLoads)})`,
    errorUsers > 0 &&
      `${errorUsers} de ${usersText(numberOf('users'))} com erro (${besideLive(errorUsers, numberOf('users'), numberOf('liveErrorUsers'), numberOf('liveUsers'))})${firstErrorText(detail.errors)}`,
    slowText(detail),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join('; ') : null;
}

/** Why a canary was withdrawn automatically. Before the cause was kept, it was for failures. */
export function reasonOf(detail: Detail): 'failing' | 'slow' | 'jumping' {
  if (detail.cause !== 'slow') return 'failing';
  return worstVital(detail)?.name === 'CLS' ? 'jumping' : 'slow';
}

/** 7 de 20 pessoas esperaram mais de 4 s pela tela (35%, contra 4,5% da versão no ar). */
function slowText(detail: Detail): string | null {
  const worst = worstVital(detail);
  // Beside another cause, a few users who waited explain nothing.
  if (!worst || (detail.cause !== undefined && detail.cause !== 'slow')) return null;
  const numberOf = numbersOf(worst);
  const [slowUsers, users] = [numberOf('slowUsers'), numberOf('users')];
  const tell = suffered[String(worst.name)];
  if (slowUsers === 0 || !tell) return null;
  const limit = inDecimals(numberOf('limit') / 1000);
  return `${slowUsers} de ${usersText(users)} ${tell(slowUsers === 1, limit)} (${besideLive(slowUsers, users, numberOf('liveSlowUsers'), numberOf('liveUsers'))})`;
}

const suffered: Record<string, (isOne: boolean, limit: string) => string> = {
  LCP: (isOne, limit) => `${isOne ? 'esperou' : 'esperaram'} mais de ${limit} s pela tela`,
  INP: (isOne, limit) => `${isOne ? 'esperou' : 'esperaram'} mais de ${limit} s pela resposta a um toque`,
  CLS: (isOne) => `${isOne ? 'viu' : 'viram'} a tela pular`,
};

/** The metric that speaks most against a canary. */
function worstVital({ vitals }: Detail): Detail | null {
  const [worst] = Array.isArray(vitals) ? vitals : [];
  return typeof worst === 'object' && worst !== null ? worst : null;
}

const numbersOf = (detail: Detail) => (key: string) => {
  const value = detail[key];
  return typeof value === 'number' ? value : 0;
};

const besideLive = (some: number, all: number, live: number, ofLive: number) =>
  failuresText(some / Math.max(1, all)) +
  (ofLive > 0 ? `, contra ${failuresText(live / ofLive)} da versão no ar` : '');

function firstErrorText(errors: unknown): string {
  const [first] = Array.isArray(errors) ? errors : [];
  return typeof first?.message === 'string' && first.message
    ? `: ${first.message}, em ${first.source ?? first.place}`
    : '';
}
