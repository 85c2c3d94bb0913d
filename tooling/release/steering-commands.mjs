import { differences } from './differences.mjs';
import { flagRequestOf, flags } from './flags.mjs';
import { changeKey, listKeys } from './keys.mjs';
import { lock, unlock } from './locks.mjs';
import { placeRequestOf, places } from './places.mjs';
import { status, trail } from './reports.mjs';
import { changeServer } from './servers.mjs';
import { endPreviews, followBuild, preview, promote, rollback, setCanary } from './steering.mjs';
import { tokens } from './tokens.mjs';
import {
  daysOf,
  keyRequestOf,
  minutesOf,
  percentOf,
  rankOf,
  reasonOf,
  remoteOf,
  serverRequestOf,
  steeredOf,
  tokenRequestOf,
} from './words.mjs';

/** @import { Registry } from './connection.mjs' */

/**
 * Parses a steering command and returns its action on a registry; undefined if the command is a remote's name.
 * @param {string} command
 * @param {string[]} words
 * @param {{ days?: string | undefined, label?: string | undefined, revoke?: string | undefined, remove?: boolean | undefined, rank?: string | undefined, reason?: string | undefined, wait?: string | undefined, end?: boolean | undefined, order?: string | undefined, off?: string | undefined, on?: string | undefined, reset?: boolean | undefined }} options
 * @returns {((registry: Registry) => Promise<void>) | undefined}
 */
export function steeringOf(command, words, options) {
  const [first, second, third] = words;
  const named = () => (first ? steeredOf(words) : undefined);
  const waiting = () => ({ minutes: minutesOf(options.wait) });
  /** @type {Record<string, () => (registry: Registry) => Promise<void>>} */
  const commands = {
    rollback: () => withName(steeredOf(words), rollback),
    promote: () => {
      const [name, wait] = [steeredOf(words), waiting()];
      return (registry) => promote(registry, name, second, wait);
    },
    lock: () => {
      const [name, reason] = [steeredOf(words), reasonOf(options.reason)];
      return (registry) => lock(registry, name, reason);
    },
    unlock: () => withName(steeredOf(words), unlock),
    preview: () =>
      withName(steeredOf(words), (registry, name) =>
        options.end ? endPreviews(registry, name, second) : preview(registry, name, second),
      ),
    canary: () => {
      const [name, percent, wait] = [steeredOf(words), percentOf(second), waiting()];
      return (registry) => setCanary(registry, name, percent, third, wait);
    },
    diff: () => {
      const name = remoteOf(words);
      return (registry) => differences(registry, name, second, third);
    },
    'follow-build': () => withName(steeredOf(words), followBuild),
    status: () => {
      const name = named();
      return (registry) => status(registry, name);
    },
    trail: () => {
      const name = named();
      return (registry) => trail(registry, name);
    },
    flag: () => {
      const request = flagRequestOf(words);
      return (registry) => flags(registry, request);
    },
    place: () => {
      const request = placeRequestOf(words, options);
      return (registry) => places(registry, request);
    },
    token: () => {
      const request = { ...tokenRequestOf(words), days: daysOf(options.days), rank: rankOf(options.rank) };
      return (registry) => tokens(registry, request, options);
    },
    key: () => {
      const request = keyRequestOf(words, options.revoke);
      return (registry) => changeKey(registry, request, options);
    },
    keys: () => withName(remoteOf(words), listKeys),
    server: () => {
      const request = serverRequestOf(words, options.remove);
      return (registry) => changeServer(registry, request);
    },
  };
  return Object.hasOwn(commands, command) ? commands[command]?.() : undefined;
}

/**
 * @param {string} name
 * @param {(registry: Registry, name: string) => Promise<void>} run
 * @returns {(registry: Registry) => Promise<void>}
 */
const withName = (name, run) => (registry) => run(registry, name);
