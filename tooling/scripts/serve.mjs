import { build } from './build.mjs';
import { buildContractPage } from './contract-page.mjs';
import { fail } from './fail.mjs';
import { buildStorybook } from './storybook.mjs';

// Builds the apps that changed, becomes the server, and then builds beside it the page that checks remotes with its shell, and the Storybook.
try {
  await build(undefined, { onBuild: (/** @type {string} */ name) => console.log(`Construindo ${name}…`) });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
await import(new URL('../../bff/src/main.ts', import.meta.url).href);
await buildContractPage((sentence) => console.log(sentence));
// A hosted product does not publish its Storybook.
if (!process.env.SUPABASE_URL) await buildStorybook((sentence) => console.log(sentence));
