import { parseArgs } from 'node:util';
import { fail } from '../scripts/fail.mjs';

/**
 * The words of the command line. Asked for help it prints `usage` and ends.
 * @param {string} usage
 */
export function readCommandLine(usage) {
  const { values, positionals } = parse(usage);
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const [name, ...rest] = positionals;
  return { ...values, name, rest };
}

/** @param {string} usage */
function parse(usage) {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    return parseArgs({
      allowPositionals: true,
      options: {
        ...{ path: text, label: text, icon: text, group: text, kit: text },
        backend: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    const option = /'(?:-\w, )?(-[^' ]+)/.exec(message)?.[1] ?? 'as opções';
    const wants = code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? 'Falta o valor de' : 'Não entendi';
    return fail(`✗ ${wants} ${option}.\n  ${usage}`);
  }
}
