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

/** The state chosen last in this tab. */
export function keptState(): FakeState {
  const kept = sessionStorage.getItem(KEY);
  return states.find(({ value }) => value === kept)?.value ?? 'normal';
}

export const keepState = (state: FakeState): void => sessionStorage.setItem(KEY, state);
