/** By this name the embedded session service signs its tokens; a hosted project's is its address. */
export const EMBEDDED_ISSUER = 'andromeda-embedded';
