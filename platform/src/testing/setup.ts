import { waiting } from '@andromeda/tooling/waiting';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: waiting.condition });

const { href } = location;

/**
 * Setup file of every screen's tests: a clean page for each. An unexpected `console.error`, a left page and a file that is
 * still linked fail the test: files share the page, and the next one would find it.
 */
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
  const linked = [...document.querySelectorAll('link')];
  for (const link of linked) link.remove();
  expect(linked.map((link) => link.outerHTML)).toEqual([]);
});
