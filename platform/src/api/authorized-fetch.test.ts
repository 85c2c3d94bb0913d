import { expect, test, vi } from 'vitest';
import { createAuthorizedFetch } from './authorized-fetch.ts';

function signedIn(token: string | null = 'abc', renewed: string | null = null) {
  return { accessToken: async () => token, renewedToken: async () => renewed, sessionEnded: vi.fn() };
}

const refusal = (status: number, code: string) =>
  Response.json({ error: { code, requestId: 'r1', details: { reason: 'x' } } }, { status });

test('a call carries the access token and keeps its own headers', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('ok'));
  await createAuthorizedFetch(signedIn(), send)('/api/credits', { headers: { 'idempotency-key': 'k' } });
  const headers = new Headers(send.mock.calls[0]?.[1]?.headers);
  expect(headers.get('authorization')).toBe('Bearer abc');
  expect(headers.get('idempotency-key')).toBe('k');
});

test('a call without a session carries no token', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('ok'));
  await createAuthorizedFetch(signedIn(null), send)('/api/config');
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
});

test("a refusal carries the BFF's code, details and request id", async () => {
  const call = createAuthorizedFetch(signedIn(), async () => refusal(402, 'insufficient_credits'));
  await expect(call('/api/generations')).rejects.toMatchObject({
    name: 'ApiError',
    code: 'insufficient_credits',
    status: 402,
    requestId: 'r1',
    details: { reason: 'x' },
  });
});

test.each([502, 503, 504])(
  "a proxy's page with status %i is no answer: the request may have been carried out",
  async (status) => {
    const call = createAuthorizedFetch(signedIn(), async () => new Response('<html>', { status }));
    await expect(call('/api/credits')).rejects.toMatchObject({ code: 'internal_error', status: 0 });
  },
);

test('an error of the server that is no JSON is an internal error', async () => {
  const call = createAuthorizedFetch(signedIn(), async () => new Response('<html>', { status: 500 }));
  await expect(call('/api/credits')).rejects.toMatchObject({ code: 'internal_error', status: 500 });
});

test('a refusal of the server that names its code keeps its status', async () => {
  const call = createAuthorizedFetch(signedIn(), async () => refusal(503, 'shutting_down'));
  await expect(call('/api/credits')).rejects.toMatchObject({ code: 'shutting_down', status: 503 });
});

test('a 401 tells the session that it has ended; other refusals do not', async () => {
  const tokens = signedIn();
  await createAuthorizedFetch(tokens, async () => refusal(403, 'forbidden'))('/a').catch(() => undefined);
  expect(tokens.sessionEnded).not.toHaveBeenCalled();
  await createAuthorizedFetch(tokens, async () => refusal(401, 'not_authenticated'))('/a').catch(
    () => undefined,
  );
  expect(tokens.sessionEnded).toHaveBeenCalledOnce();
});

test('a call whose token was replaced on its way is sent once more with the new one', async () => {
  const tokens = signedIn('old', 'new');
  const sent: (string | null)[] = [];
  const answer = await createAuthorizedFetch(tokens, async (_input, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    sent.push(authorization);
    return authorization === 'Bearer new' ? new Response('ok') : refusal(401, 'not_authenticated');
  })('/a');
  expect([answer.status, sent]).toEqual([200, ['Bearer old', 'Bearer new']]);
  expect(tokens.sessionEnded).not.toHaveBeenCalled();
});

test('a new token that is refused as well ends the session', async () => {
  const tokens = signedIn('old', 'new');
  const call = createAuthorizedFetch(tokens, async () => refusal(401, 'not_authenticated'));
  await expect(call('/a')).rejects.toMatchObject({ status: 401 });
  expect(tokens.sessionEnded).toHaveBeenCalledOnce();
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), 'offline'],
  ['a call that took too long', new DOMException('late', 'TimeoutError'), 'timeout'],
] as const)('%s has a code of its own', async (_, cause, code) => {
  const call = createAuthorizedFetch(signedIn(), () => Promise.reject(cause));
  await expect(call('/api/credits')).rejects.toMatchObject({ name: 'ApiError', code, status: 0, cause });
});

test('a call that the screen aborted rejects as aborted', async () => {
  const abort = new DOMException('gone', 'AbortError');
  const call = createAuthorizedFetch(signedIn(), () => Promise.reject(abort));
  await expect(call('/api/credits')).rejects.toBe(abort);
});
