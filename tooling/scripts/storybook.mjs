import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { digest, lockfileOf, packagesWith, root } from './workspace.mjs';

const designSystem = join(root, 'design-system');

/**
 * Builds the static Storybook at the lowest priority, unless it matches the sources, and replaces
 * the former one when it is complete. The build stops with this process.
 * @param {(sentence: string) => void} say
 * @param {{ room?: string, run?: typeof runBuild }} options the folder of the design system, and what builds into a folder
 * @returns {Promise<void>}
 */
export async function buildStorybook(say, { room = designSystem, run = runBuild } = {}) {
  const built = join(room, 'storybook-static');
  const next = join(room, 'dist/storybook');
  // What the pages at `/storybook` read: the process that builds, and the output of a build that failed.
  const building = join(room, 'dist/storybook-building');
  const failed = join(room, 'dist/storybook-failed');
  const stamp = digestOfSources();
  if (existsSync(join(built, 'sources')) && readFileSync(join(built, 'sources'), 'utf8') === stamp) {
    rmSync(failed, { force: true });
    return;
  }
  rmSync(next, { recursive: true, force: true });
  mkdirSync(dirname(building), { recursive: true });
  writeFileSync(building, String(process.pid));
  rmSync(failed, { force: true });
  say('Construindo o Storybook em segundo plano…');
  try {
    const { code, output } = await run(next);
    if (code !== 0) {
      writeFileSync(failed, output);
      say(`O Storybook não pôde ser construído:\n${output}`);
      return;
    }
    writeFileSync(join(next, 'sources'), stamp);
    rmSync(built, { recursive: true, force: true });
    renameSync(next, built);
    say('O Storybook está pronto.');
  } finally {
    rmSync(building, { force: true });
  }
}

/** @param {string} folder @returns {Promise<{ code: number | null, output: string }>} */
function runBuild(folder) {
  const bin = join(designSystem, 'node_modules/storybook/dist/bin/dispatcher.js');
  const command = [bin, 'build', '--disable-telemetry', '--quiet', '--output-dir', folder];
  const child = spawn(process.execPath, command, {
    cwd: designSystem,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const end = () => child.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code, output });
    });
  });
}

/** Beside the sources of the packages with stories: what their screens draw, and what the repair's worker runs. */
const DRAWN = ['design-system/.storybook', 'bff/contract/browser', 'image-engine/src'];

const packages = ['design-system', 'platform', 'shell', ...packagesWith('remote.json')];

const digestOfSources = () => digest(sourcesOfStories(), lockfileOf(packages));

/** Every file that a story may show, relative to the root. */
export function sourcesOfStories() {
  const files = [...packages.map((name) => `${name}/src`), ...DRAWN].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .sort(),
  );
  const descriptions = packagesWith('remote.json').map((name) => `${name}/remote.json`);
  return [...files, ...descriptions, 'design-system/CHANGELOG.md'];
}
