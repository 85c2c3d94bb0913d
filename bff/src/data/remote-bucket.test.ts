import { expect, test } from 'vitest';
import { StoreError } from '../ports/store-error.ts';
import { createRemoteBucket } from './remote-bucket.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const place = { remote: 'mfe-library', version: '1.0.0', digest: 'abc' };
const refused = { message: 'no room', status: 500, statusCode: '500' };

/** A bucket over a storage that answers every call like this, and what it was asked. */
function openBucket(answer: { data?: Blob; error: object | null }) {
  const asked: unknown[][] = [];
  const call = async (...arguments_: unknown[]) => {
    asked.push(arguments_);
    return answer;
  };
  const clients = {
    asService: { storage: { from: () => ({ upload: call, download: call, remove: call }) } },
  };
  return { asked, bucket: createRemoteBucket(clients as unknown as SupabaseClients) };
}

test('a package is put file by file, each over what a broken attempt left', async () => {
  const { asked, bucket } = openBucket({ error: null });
  const files = new Map(Array.from({ length: 20 }, (_, number) => [`${number}.js`, Buffer.from('x')]));
  await bucket.put(place, files);
  expect(asked.map(([path]) => path)).toEqual(
    [...files.keys()].map((name) => `mfe-library/1.0.0/abc/${name}`),
  );
  expect(asked[0]?.[2]).toEqual({ contentType: 'application/octet-stream', upsert: true });
});

test.each([{ status: 404 }, { statusCode: '404' }])(
  'a file that is missing (%o) is none',
  async (missing) => {
    const { bucket } = openBucket({ error: { message: 'not found', ...missing } });
    expect(await bucket.get(place, 'a.js')).toBeNull();
  },
);

test('a storage that refuses a call is unavailable, with what was asked', async () => {
  const { bucket } = openBucket({ error: refused });
  const failures = [
    bucket.put(place, new Map([['a.js', Buffer.from('x')]])),
    bucket.get(place, 'a.js'),
    bucket.remove(place, ['a.js']),
  ];
  const outcomes = await Promise.allSettled(failures);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } });
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual([
    expect.stringContaining('remotes: put a.js: no room'),
    expect.stringContaining('remotes: get a.js: no room'),
    expect.stringContaining('remotes: remove: no room'),
  ]);
  expect(
    outcomes.every((outcome) => outcome.status === 'rejected' && outcome.reason instanceof StoreError),
  ).toBe(true);
});

test('a file goes with the compressed ones beside it, and with the backend of its version and its contract', async () => {
  const { asked, bucket } = openBucket({ error: null });
  await bucket.remove(place, ['a.js']);
  const folder = 'mfe-library/1.0.0/abc';
  expect(asked).toEqual([
    [
      [
        `${folder}/a.js`,
        `${folder}/a.js.br`,
        `${folder}/a.js.gz`,
        `${folder}/a.js.map.gz`,
        `${folder}/.backend.json`,
        `${folder}/.openapi.json`,
        `${folder}/.sources.json.gz`,
      ],
    ],
  ]);
});
