import 'fake-indexeddb/auto';
import { afterAll, beforeEach, vi } from 'vitest';

/** Lets a file of tests keep blobs in the database: the page's own are not those that Node can copy, and stay as they are. */
export function keepBlobs(): void {
  // Stubs end with each test.
  beforeEach(() => void vi.stubGlobal('structuredClone', copy));
  afterAll(() => void vi.unstubAllGlobals());
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
}
