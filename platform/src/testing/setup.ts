import { waiting } from '@andromeda/tooling/waiting';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: waiting.condition });

const { href } = location;

/** Setup file of every screen's tests: a clean page for each. An unexpected `console.error` or a left page fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints).toEqual([]);
  expect(location.href).toBe(href);
});
