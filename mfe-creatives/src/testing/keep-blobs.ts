import 'fake-indexeddb/auto';

/** The page of the tests has blobs of its own, which Node cannot copy: they are kept as they are. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
}

globalThis.structuredClone = copy as typeof structuredClone;
