/** The issuer in the tokens of the embedded session service; a hosted project's issuer is its address. */
export const EMBEDDED_ISSUER = 'andromeda-embedded';
