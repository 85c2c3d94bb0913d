import { ReleaseFailure } from './failure.mjs';
import { asOfSentence } from './reports.mjs';
import { percentOf, remoteOf } from './words.mjs';

/**
 * @import { Registry } from './connection.mjs'
 * @typedef {{ name: string, remote: string, percent: number, namedUsers: number, note: string, revision: number }} Flag
 * @typedef {{ remote: string, flag?: string, percent?: number, remove?: boolean }} FlagRequest
 */

/**
 * `flag mfe-x` lists, `flag mfe-x name` shows one, `flag mfe-x name 25` turns it on for so many, `flag mfe-x name off` removes it.
 * @param {string[]} words
 * @returns {FlagRequest}
 */
export function flagRequestOf(words) {
  const remote = remoteOf(words);
  const [, word, value] = words;
  if (word === undefined) return { remote };
  const prefix = `${remote.replace(/^mfe-/, '')}.`;
  const flag = word.startsWith(prefix) ? word : `${prefix}${word}`;
  if (!/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]{0,59}$/.test(flag))
    throw new ReleaseFailure(
      'usage',
      `${word} não é o nome de uma chave de ${remote}: use letras minúsculas, números e hifens, como ${prefix}grade-nova.`,
    );
  if (value === undefined) return { remote, flag };
  return value === 'off' ? { remote, flag, remove: true } : { remote, flag, percent: percentOf(value) };
}

/**
 * Shows the flags of a remote, or changes one on the state that the registry has now.
 * @param {Registry} registry
 * @param {FlagRequest} request
 */
export async function flags(registry, { remote, flag, percent, remove }) {
  const { asOf, flags: all } = /** @type {{ asOf?: string, flags: Flag[] }} */ (
    await registry.get('/api/remote-meetings')
  );
  const own = all.filter((each) => each.remote === remote && (!flag || each.name === flag));
  if (percent === undefined && !remove) {
    if (asOf) console.log(asOfSentence(asOf));
    if (own.length === 0) console.log(`${flag ?? remote}: nenhuma chave, desligada para todos.`);
    for (const each of own) console.log(lineOf(each));
    return;
  }
  const [known] = own;
  if (remove && !known)
    throw new ReleaseFailure('conflict', `Não existe a chave ${flag}: não há o que remover.`);
  const wanted = { revision: known?.revision ?? 0, ...(remove ? { remove } : { percent }) };
  const answer = /** @type {{ flag: Flag | null }} */ (
    await registry.post(`/api/remotes/${remote}/flags/${flag}`, wanted)
  );
  console.log(answer.flag ? `✓ ${lineOf(answer.flag)}` : `✓ ${flag} removida: desligada para todos`);
}

/** @param {Flag} flag */
function lineOf({ name, percent, namedUsers, note }) {
  const named = namedUsers > 0 ? ` e ${namedUsers} por número` : '';
  return `${name}  ligada para ${percent}% das pessoas${named}${note ? `  (${note})` : ''}`;
}
