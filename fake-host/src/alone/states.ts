import type { FakeState } from '@andromeda/platform/testing/browser';

/** The states that the switcher offers, in order. */
export const states: readonly { value: FakeState; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'empty', label: 'Vazio' },
  { value: 'error', label: 'Erro' },
  { value: 'slow', label: 'Lento' },
  { value: 'no_credits', label: 'Sem créditos' },
  { value: 'pending', label: 'Sem resposta' },
  { value: 'signed_out', label: 'Sessão encerrada' },
];

const KEY = 'andromeda-alone-state';
const FLAGS_KEY = 'andromeda-alone-flags';

/** The state chosen last in this tab. */
export function keptState(): FakeState {
  const kept = sessionStorage.getItem(KEY);
  return states.find(({ value }) => value === kept)?.value ?? 'normal';
}

/** The flags that are on in this tab: those of `?flags=library.new-grid,library.other`, or of the field, until they are changed. */
export function keptFlags(search = location.search): string {
  const asked = new URLSearchParams(search).get('flags');
  if (asked !== null) keepFlags(asked);
  return sessionStorage.getItem(FLAGS_KEY) ?? '';
}

export const keepFlags = (flags: string): void => sessionStorage.setItem(FLAGS_KEY, flags);

export const flagsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

export const keepState = (state: FakeState): void => sessionStorage.setItem(KEY, state);
