import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme on the screen: the one that the page says, else the system's. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** The theme on the screen, followed. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark');
}

function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  const page = new MutationObserver(listener);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    page.disconnect();
    system.removeEventListener('change', listener);
  };
}
