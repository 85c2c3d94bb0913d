import { build } from '../scripts/build.mjs';

// `node tooling/dev/build-changed.mjs app...`: builds those of the apps that differ from their builds, beside a server that shows them.
/** @type {string[]} */
const changed = [];
try {
  await build(process.argv.slice(2), {
    onBuild: (name) => {
      changed.push(name);
      console.log(`${name} mudou desde o seu build, ou não tem um: construindo…`);
    },
  });
  for (const name of changed) console.log(`${name} construído: vale a partir da próxima página`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
