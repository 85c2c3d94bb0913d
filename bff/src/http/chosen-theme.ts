import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** The theme that a page is drawn in; null follows the system's. */
export type Theme = 'light' | 'dark' | null;

/** The theme that the visitor chose in the shell, which keeps it in a cookie. */
export function chosenTheme(c: Context): Theme {
  const theme = getCookie(c, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}
