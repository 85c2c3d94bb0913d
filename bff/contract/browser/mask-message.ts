/** The longest message of an error that is kept, in characters. */
export const MESSAGE_LENGTH = 200;

/** What is read of a message at all, so that masking it stays cheap. */
const READ_LENGTH = 1000;

/**
 * The message of an error without what may be about a user: mail and web addresses, quoted texts, tokens and numbers are masked.
 * A name between single quotes stays where code could have it, as in "reading 'price'". Control characters and
 * halves of pairs become spaces. Masking twice changes nothing.
 */
export const maskMessage = (message: string): string =>
  message
    .slice(0, READ_LENGTH)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    // JSON that V8 quotes has quotes of its own.
    .replace(/^([^"]*)".*"(?=(?:\.\.\.)? is not valid JSON)/, '$1"…"')
    .replace(/\b(?:https?|blob|data|file):\S*/gi, '[endereço]')
    .replace(/[^\s"'`“”]+/g, (word) => (/.@./.test(word) ? '[e-mail]' : word))
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"')
    .replace(/(?<!\w)'(?![A-Za-z_$][\w$.]{0,39}')[^']*'?/g, "'…'")
    .replace(/[\w+/=~.-]{20,}/g, (word) => (/\d/.test(word) ? '[…]' : word))
    .replace(/\d+/g, '0')
    .trim()
    .slice(0, MESSAGE_LENGTH)
    .replace(/\p{Cs}$/u, '');
