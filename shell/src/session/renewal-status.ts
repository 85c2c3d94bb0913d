/**
 * How the session's client learns that a renewal was one too many: it takes the status for a server's fault, and neither our
 * server nor Supabase's answers it.
 */
export const TOO_MANY_RENEWALS = 529;
