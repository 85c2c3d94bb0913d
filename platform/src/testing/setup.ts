import { printPageOnce } from '@andromeda/tooling/print-page-once';
import { waiting } from '@andromeda/tooling/waiting-limits';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { endTimers } from './page-timers.ts';

configure({ asyncUtilTimeout: waiting.condition });
printPageOnce({ configure, getConfig });

const { href } = location;

/**
 * Setup file of every screen's tests: a clean page for each. An unexpected `console.error`, a left page and a file that is
 * still linked fail the test: files share the page, and the next one would find it. No test reaches a network: without an
 * answer of its own a call fails as one without a connection.
 */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
});

afterEach(() => {
  cleanup();
  endTimers();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints).toEqual([]);
  expect(location.href).toBe(href);
  const linked = [...document.querySelectorAll('link')];
  for (const link of linked) link.remove();
  expect(linked.map((link) => link.outerHTML)).toEqual([]);
});
