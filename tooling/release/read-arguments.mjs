import { parseArgs } from 'node:util';
import { ReleaseFailure } from './failure.mjs';
import { usage } from './usage.mjs';

/**
 * Parses the command line. Throws with the usage where it makes no sense.
 * @param {string[]} args
 */
export function readArguments(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        canary: { type: 'string' },
        preview: { type: 'boolean', default: false },
        to: { type: 'string' },
        from: { type: 'string' },
        stories: { type: 'string' },
        'skip-checks': { type: 'boolean', default: false },
        label: { type: 'string' },
        out: { type: 'string' },
        revoke: { type: 'string' },
        remove: { type: 'boolean', default: false },
        end: { type: 'boolean', default: false },
        days: { type: 'string' },
        rank: { type: 'string' },
        reason: { type: 'string' },
        order: { type: 'string' },
        off: { type: 'string' },
        on: { type: 'string' },
        reset: { type: 'boolean', default: false },
        wait: { type: 'string' },
        url: { type: 'string' },
        token: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    const option = /'(?:-\w, )?(-[^' ]+)/.exec(message)?.[1] ?? 'as opções';
    const wants =
      code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? `Falta o valor de ${option}` : `Não entendi ${option}`;
    throw new ReleaseFailure('usage', `${wants}.\n\n${usage}`);
  }
}
