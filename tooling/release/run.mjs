import { connect } from './connection.mjs';
import { exitCodes, ReleaseFailure } from './failure.mjs';
import { release } from './publish.mjs';
import { readArguments } from './read-arguments.mjs';
import { checkShell } from './shell-check.mjs';
import { makeKey, signingKey } from './signing-key.mjs';
import { steeringOf } from './steering-commands.mjs';
import { usage } from './usage.mjs';
import { minutesOf, percentOf, remoteOf } from './words.mjs';

/**
 * @import { Registry } from './connection.mjs'
 * @import { Project } from './project.mjs'
 */

/**
 * Takes one remote from its sources to users' browsers, and back, and sets the exit code.
 * @param {string[]} args
 * @param {Project} project
 */
export async function runRelease(args, project) {
  try {
    await run(args, project);
  } catch (error) {
    const code = error instanceof ReleaseFailure ? error.exitCode : 1;
    const mark = code === exitCodes.waiting ? '…' : '✗';
    console.error(error instanceof Error ? `${mark} ${error.message}` : String(error));
    process.exitCode = code;
  }
}

/**
 * @param {string[]} args
 * @param {Project} project
 */
async function run(args, project) {
  const { values, positionals } = readArguments(args);
  const [command, ...rest] = positionals;
  if (values.help || !command) {
    console.log(usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  if (command === 'keygen') return makeKey(remoteOf(rest), values.out);
  // Parses the whole command line before calling the server.
  const registry = () => connect(values, { folder: project.root });
  const steer = steeringOf(command, rest, values) ?? shellCommandOf(command, project);
  if (steer) return steer(registry());
  const name = remoteOf(positionals);
  if (!values.from) requireRemote(project, name);
  if (values.canary !== undefined && values.preview)
    throw new ReleaseFailure('usage', 'Escolha --canary ou --preview, e não os dois.');
  if (values.to !== undefined && values.to !== 'all')
    throw new ReleaseFailure('usage', 'Depois de --to vem all; para uma parte das pessoas use --canary 10.');
  const options = {
    from: values.from,
    preview: values.preview,
    checks: !values['skip-checks'],
    canary: values.canary === undefined ? undefined : percentOf(values.canary),
    key: signingKey(),
    stories: values.stories,
    wait: minutesOf(values.wait),
  };
  // Looks for the token before spending a minute on a build.
  await release(registry(), project, name, options);
}

/**
 * The command about the shell, in the repository that has one.
 * @param {string} command
 * @param {Project} project
 * @returns {((registry: Registry) => Promise<void>) | undefined}
 */
function shellCommandOf(command, { shellReport }) {
  return command === 'shell-check' && shellReport
    ? (registry) => checkShell(registry, shellReport)
    : undefined;
}

/**
 * Refuses a name that is none of this project's remotes.
 * @param {Project} project
 * @param {string} name
 */
function requireRemote({ remotes }, name) {
  if (remotes.includes(name)) return;
  throw new ReleaseFailure(
    'usage',
    `Não existe um remoto chamado ${name}. Há: ${remotes.join(', ')}. Para fazer um: pnpm create-remote`,
  );
}
