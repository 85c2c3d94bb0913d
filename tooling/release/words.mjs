import { ReleaseFailure } from './failure.mjs';
import { usage } from './usage.mjs';

const publicKeyLine = /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/;
const tokenId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The remote that the first word names.
 * @param {string[]} words
 */
export function remoteOf([name = '']) {
  if (/^mfe-[a-z0-9-]+$/.test(name)) return name;
  throw new ReleaseFailure(
    'usage',
    `${name ? `${name} não é o nome de um remoto` : 'Falta o nome do remoto'}.\n\n${usage}`,
  );
}

/**
 * The remote that the first word names, or the shell, which administrators steer in the same way.
 * @param {string[]} words
 */
export const steeredOf = (words) => (words[0] === 'shell' ? 'shell' : remoteOf(words));

/**
 * `token mfe-x|*|checker` makes one, `token list` shows all, `token revoke id` ends one.
 * @param {string[]} words
 */
export function tokenRequestOf([first = 'list', id = '']) {
  if (first === 'list') return { list: true };
  if (first !== 'revoke') return { remote: ['*', 'checker'].includes(first) ? first : remoteOf([first]) };
  if (tokenId.test(id)) return { revoke: id };
  throw new ReleaseFailure(
    'usage',
    `${id ? `"${id}" não é o número de um token` : 'Falta o número do token'}. Veja pnpm release token list.`,
  );
}

/**
 * `key mfe-x <public key>` registers one, `key mfe-x --revoke <fingerprint>` ends one.
 * @param {string[]} words
 * @param {string | undefined} revoke
 */
export function keyRequestOf(words, revoke) {
  const name = remoteOf(words);
  const publicKey = words[1];
  if (revoke === undefined ? publicKey && publicKeyLine.test(publicKey) : /^[0-9a-f]{16}$/.test(revoke))
    return { name, publicKey, revoke };
  throw new ReleaseFailure(
    'usage',
    revoke === undefined
      ? `${publicKey ? 'Isto não é uma chave pública' : 'Falta a chave pública'}: é a linha que pnpm release keygen mostra, e começa com MCowBQYDK2VwAyEA.`
      : `"${revoke}" não é o código de uma chave. Veja pnpm release keys ${name}`,
  );
}

/**
 * `server mfe-x https://…` registers the server of a remote's team, `server mfe-x --remove` removes it.
 * @param {string[]} words
 * @param {boolean | undefined} remove
 */
export function serverRequestOf(words, remove) {
  const name = remoteOf(words);
  const address = words[1];
  if (remove ? !address : address && URL.canParse(address) && /^https?:/.test(address))
    return { name, address };
  throw new ReleaseFailure(
    'usage',
    remove
      ? 'Escolha um endereço ou --remove, e não os dois.'
      : `${address ? `"${address}" não é um endereço` : 'Falta o endereço do servidor'}: use https://… ou --remove.`,
  );
}

/**
 * The rank of a new token; undefined if the command line does not state one.
 * @param {string | undefined} text
 */
export function rankOf(text) {
  if (text === undefined || Object.hasOwn(rankWords, text)) return text;
  throw new ReleaseFailure('usage', `Um token pode publish, canary ou release, e não "${text}".`);
}

/** What a token of each rank may do. @type {Record<string, string>} */
export const rankWords = {
  publish: 'só publica e cria prévias',
  canary: 'publica, e abre e retira canários de até 50%',
  release: 'publica, mostra a todos e volta',
};

/**
 * Why a remote is locked, of up to 200 characters.
 * @param {string | undefined} text
 */
export function reasonOf(text = '') {
  const reason = text.trim();
  if (reason && reason.length <= 200) return reason;
  throw new ReleaseFailure(
    'usage',
    reason
      ? `O motivo tem ${reason.length} letras; o máximo são 200.`
      : 'Falta o motivo: pnpm release lock mfe-nome --reason "Black Friday"',
  );
}

/**
 * The validity of a token in days; undefined if the command line does not state one.
 * @param {string | undefined} text
 */
export function daysOf(text) {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (days >= 1 && days <= 3650) return days;
  throw new ReleaseFailure('usage', 'A validade é um número de dias de 1 a 3650, como --days 90.');
}

/**
 * How long to wait in minutes; undefined if the command line does not state it.
 * @param {string | undefined} text
 */
export function minutesOf(text) {
  if (text === undefined) return undefined;
  const minutes = Number(text);
  if (text && minutes >= 0 && minutes <= 120) return minutes;
  throw new ReleaseFailure('usage', 'A espera é um número de minutos de 0 a 120, como --wait 10.');
}

/**
 * A share of users, as `10`, `10%` or `0,5`.
 * @param {string | undefined} text
 */
export function percentOf(text) {
  const percent = Number(
    String(text ?? '')
      .replace(',', '.')
      .replace('%', ''),
  );
  if (text && percent >= 0 && percent <= 100) return percent;
  throw new ReleaseFailure('usage', 'A parte das pessoas é um número de 0 a 100, como --canary 10.');
}
