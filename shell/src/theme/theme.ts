import { useSyncExternalStore } from 'react';
import { keepCookie } from '../keep-cookie.ts';

const A_YEAR_SECONDS = 365 * 24 * 3600;

export type Theme = 'light' | 'dark';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The theme on the screen: the chosen one, else the system's. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** Sets a theme, kept for a year in a cookie, from which the BFF writes the next page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  keepCookie('theme', theme, A_YEAR_SECONDS);
  for (const listener of listeners) listener();
}

/** The theme on the screen, followed. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark');
}

function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
