import { build } from './build.mjs';
import { fail } from './fail.mjs';
import { buildStorybook } from './storybook.mjs';

// Builds the apps that changed, becomes the server, and then builds the Storybook beside it.
try {
  await build(undefined, { onBuild: (/** @type {string} */ name) => console.log(`Construindo ${name}…`) });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
await import(new URL('../../bff/src/main.ts', import.meta.url).href);
// A hosted product does not publish its Storybook.
if (!process.env.SUPABASE_URL) await buildStorybook((sentence) => console.log(sentence));
