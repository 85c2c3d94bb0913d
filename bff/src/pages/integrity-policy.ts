/**
 * The headers by which a page runs no script without a hash, whatever the build of a remote carries. A style without one is the
 * registry's matter: browsers know no such rule for styles. What development servers serve has no hash yet.
 */
export const integrityPolicy = (developmentOrigins: readonly string[]): [string, string][] =>
  developmentOrigins.length > 0 ? [] : [['integrity-policy', 'blocked-destinations=(script)']];
