import { exitCodes } from './failure.mjs';

/**
 * The text that an interrupted release prints, after Ctrl+C or when the server went away.
 * @param {string} name
 */
export function beginJourney(name) {
  /** @type {string | undefined} */
  let version;
  const stand = () =>
    version
      ? `A versão ${version} está publicada. Veja com pnpm release status ${name} quem a vê; para mostrar a todos: pnpm release promote ${name} ${version}`
      : 'Nada mudou para ninguém. O mesmo comando de novo não faz mal.';
  const interrupted = () => {
    console.error(`✗ Interrompido. ${stand()}`);
    process.exit(exitCodes.interrupted);
  };
  process.once('SIGINT', interrupted);
  return {
    stand,
    published: (/** @type {string} */ what) => {
      version = what;
    },
    end: () => process.off('SIGINT', interrupted),
  };
}
