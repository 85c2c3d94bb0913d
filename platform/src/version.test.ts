import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { PLATFORM_VERSION } from './version.ts';

test('the platform reports the version of its package', () => {
  expect(PLATFORM_VERSION).toBe(manifest.version);
});
