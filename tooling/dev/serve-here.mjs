import { join } from 'node:path';
import { isCurrent } from '../scripts/build.mjs';
import { apps, portOf, root } from '../scripts/workspace.mjs';
import { begun, onChange, start, startBehind, tell } from './processes.mjs';
import { chooseServed, withShell } from './served-apps.mjs';
import { createService } from './service.mjs';

const BFF_SOURCES = ['bff/src', 'bff/contract', 'image-engine/src', 'text-engine/src', 'text-engine/advice'];
/** The shell hands the platform and the design system out to remotes. */
const SHELL_SOURCES = ['shell/src', 'platform/src', 'design-system/src'];

/**
 * Serves from their sources the apps that `chooseServed` names, and the BFF, which starts again when its sources change.
 * Answers a function that ends all of it.
 * @param {string[]} asked
 * @param {Record<string, string>} environment
 */
export function serveHere(asked, environment) {
  let { served, built, shell } = chooseServed(asked, apps());
  // The first is what the screen waits for.
  const bff = createService(() => startBff(served, environment));
  const bundler = createService(() => startBundler(served, environment));
  const services = [bundler, bff];
  process.on('exit', () => {
    for (const service of services) service.current().kill('SIGTERM');
  });
  /** @param {string} sentence what is said where the shell must come from its sources */
  const requireBuiltShell = async (sentence) => {
    if (shell === 'served' || isCurrent('shell')) return;
    tell('shell', sentence);
    shell = 'served';
    served = withShell(served);
    await Promise.all(services.map((service) => service.restart()));
  };
  const begin = async () => {
    // Both have started as if it were, which it nearly always is: to read its sources takes as long as a process to begin.
    await requireBuiltShell('mudou desde o seu build, ou não tem um: vem das fontes');
    // A shell that nobody asked for is built for the next start.
    if (shell === 'served' && built.length > 0 && !asked.includes('shell')) built = [...built, 'shell'];
    // The start has the processors for itself.
    await begun(bff.current());
    onChange(BFF_SOURCES, () => void bff.restart());
    if (shell === 'built')
      onChange(
        SHELL_SOURCES,
        () => void requireBuiltShell('mudou: daqui em diante vem das fontes. Recarregue a página.'),
      );
    if (built.length === 0) return;
    const builder = startBehind(
      'build',
      [join(root, 'tooling/dev/build-changed.mjs'), ...built],
      environment,
    );
    process.on('exit', () => builder.kill('SIGTERM'));
  };
  void begin();
  return () => Promise.all(services.map((service) => service.stop()));
}

/**
 * @param {string[]} served
 * @param {Record<string, string>} environment
 */
function startBundler(served, environment) {
  return startBehind('apps', [join(root, 'tooling/scripts/serve-apps.mjs'), ...served], {
    ...environment,
    NODE_ENV: 'development',
    // React comes from the shell: for refresh to work, it must be a development build.
    ...(served.includes('shell') ? {} : { ANDROMEDA_AGAINST: 'true' }),
  });
}

/**
 * @param {string[]} served
 * @param {Record<string, string>} environment
 */
function startBff(served, environment) {
  // To optimise the database's code costs a start two seconds of processor time, and few requests would gain by it.
  const flags = ['--liftoff-only', '--disable-warning=ExperimentalWarning'];
  const servers = Object.fromEntries(served.map((name) => [name, `http://127.0.0.1:${portOf(name)}`]));
  return start('bff', [...flags, 'bff/src/main.ts'], {
    ...environment,
    DEVELOPMENT_SERVERS: JSON.stringify(servers),
  });
}
