import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** Whether the shell said by its cookie that somebody is signed in. It decides what a page draws first, and nothing else. */
export const saysSignedIn = (c: Context): boolean => getCookie(c, 'andromeda_signed_in') === '1';
