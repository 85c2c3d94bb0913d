import { build } from './build.mjs';
import { fail } from './install.mjs';

// Builds what changed, then becomes the server.
try {
  await build(undefined, { onBuild: (name) => console.log(`Construindo ${name}…`) });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
await import('../../bff/src/main.ts');
