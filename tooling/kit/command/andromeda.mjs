#!/usr/bin/env node
import { usage } from '../../release/usage.mjs';
import { fail } from '../../scripts/fail.mjs';
import { ownRemote } from './own-remote.mjs';
import { releaseArguments } from './release-arguments.mjs';

// `npx andromeda …`: builds, shows, checks and releases the remote whose remote.json lies in the current folder.
const [command = '', ...words] = process.argv.slice(2);
/** @type {Record<string, () => Promise<unknown>>} */
const commands = {
  async build() {
    const { makeBuild } = await import('./own-project.mjs');
    const remote = ownRemote();
    const folder = await makeBuild(remote, (version) =>
      console.log(`… construindo ${remote.name} ${version}`),
    );
    console.log(`✓ ${remote.name} está em ${folder}`);
  },
  async dev() {
    const { dev } = await import('./dev.mjs');
    await dev(ownRemote(), words);
  },
  async contract() {
    const { contract } = await import('./contract.mjs');
    process.exitCode = await contract(ownRemote(), words[0]);
  },
  async describe() {
    const { describe } = await import('./describe.mjs');
    describe(ownRemote(), words);
  },
};

if (['', '--help', '-h', 'help'].includes(command)) {
  console.log(usage);
  process.exitCode = command ? 0 : 2;
} else if (Object.hasOwn(commands, command)) {
  await commands[command]?.().catch((error) => fail(`✗ ${error.message}`));
} else {
  const { runRelease } = await import('../../release/run.mjs');
  const { ownProject } = await import('./own-project.mjs');
  const remote = ownRemote();
  await runRelease(releaseArguments(command, words, remote.name), ownProject(remote));
}
