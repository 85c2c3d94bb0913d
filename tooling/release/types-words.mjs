/** What the operator's checker says of a version's types. @typedef {'checked' | 'no_sources' | 'no_types' | 'unfinished'} TypesVerdict */

const reasons = {
  no_sources: 'a versão não trouxe os mapas',
  no_types: 'o servidor não guardou os desta casca',
  unfinished: 'o compilador não terminou',
};

/** Why the types of a version were not checked; empty where they were, and where nothing is known of it. @param {TypesVerdict | undefined} types */
export const uncheckedTypes = (types) =>
  types && types !== 'checked' ? `tipos não conferidos: ${reasons[types]}` : '';

/** How much was checked. @param {number} checks @param {TypesVerdict | undefined} types */
export function checkedWords(checks, types) {
  const unchecked = uncheckedTypes(types);
  if (unchecked) return `${checks} verificações; ${unchecked}`;
  return `${checks} verificações${types ? ' e os tipos' : ''}`;
}
