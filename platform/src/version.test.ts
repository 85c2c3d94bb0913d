import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { PLATFORM_VERSION } from './version.ts';

test('the platform tells the version that its package has', () => {
  expect(PLATFORM_VERSION).toBe(manifest.version);
});
