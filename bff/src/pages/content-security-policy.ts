/**
 * The page's content security policy. Scripts only from here; styles from here or with this page's nonce
 * (Radix locks scrolling with a style element); `supabaseOrigin` is where the session service answers.
 */
export function contentSecurityPolicy(nonce: string, supabaseOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data: ${supabaseOrigin}`,
    "font-src 'self'",
    `connect-src 'self' blob: data: ${supabaseOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
