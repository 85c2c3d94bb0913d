import { waiting } from '@andromeda/tooling/waiting';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: waiting.condition });

/** Setup file of every screen's tests: a clean page for each, and an unexpected `console.error` fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints).toEqual([]);
});
