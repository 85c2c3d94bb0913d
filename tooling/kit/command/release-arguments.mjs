const steering = ['canary', 'promote', 'rollback', 'status', 'trail', 'follow-build', 'keygen', 'keys'];

/**
 * The words of `npx andromeda …` as the release reads them: with the name of the one remote there is.
 * @param {string} command
 * @param {string[]} words
 * @param {string} name
 */
export function releaseArguments(command, words, name) {
  const rest = words[0] === name ? words.slice(1) : words;
  if (command === 'release' || command === name) return [name, ...rest];
  if (command === 'preview') return [name, '--preview', ...rest];
  return steering.includes(command) ? [command, name, ...rest] : [command, ...words];
}
