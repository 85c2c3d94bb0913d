import type { Theme } from '@andromeda/platform/host';
import { keepCookie } from '../keep-cookie.ts';

const A_YEAR_SECONDS = 365 * 24 * 3600;

/** Sets a theme, kept for a year in a cookie, from which the BFF writes the next page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  keepCookie('theme', theme, A_YEAR_SECONDS);
}
