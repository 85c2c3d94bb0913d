import { render, screen } from '@testing-library/react';
import { Hono } from 'hono';
import { hc } from 'hono/client';
import { validator } from 'hono/validator';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ApiError } from './api/api-error.ts';
import { type AppOf, type BackendEnv, defineBackend, refuseBadInput } from './backend.ts';
import { messageFor } from './messages.ts';
import { useBackend } from './own-backend.ts';
import { createFakeBff } from './testing/fake-bff/fake-bff.ts';
import { FakeHost } from './testing/fake-host.tsx';

const backend = defineBackend(({ db }) =>
  new Hono<BackendEnv>()
    .get('/notes', async (c) =>
      c.json({ notes: await db.rows<{ text: string }>('select', { user: c.var.user.id }) }),
    )
    .get('/broken', () => {
      throw new Error('broken');
    }),
);

const parts = {
  db: {
    rows: async (sql: string, params: unknown) => [{ text: `${sql} ${JSON.stringify(params)}` }] as never[],
  },
};
const ask = (path: string) =>
  backend(parts).fetch(new Request(`http://backend${path}`), { user: { id: 'ana' } });

test('a backend knows its user, and answers what it does not know as the product does', async () => {
  expect(await (await ask('/notes')).json()).toEqual({ notes: [{ text: 'select {"user":"ana"}' }] });
  const unknown = await ask('/nothing');
  expect([unknown.status, await unknown.json()]).toEqual([404, { error: { code: 'not_found' } }]);
});

test('what a backend throws is left to the server', async () => {
  await expect(ask('/broken')).rejects.toThrow('broken');
});

/** An application that describes itself, as `OpenAPIHono` does. */
class DescribedHono extends Hono<BackendEnv> {
  getOpenAPI31Document = (document: object) => ({ ...document, paths: { '/notes': {} } });
}

test('a backend whose routes carry schemas tells its document, and another one has none', () => {
  expect(defineBackend(() => new DescribedHono())(parts).describe()).toEqual({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: { '/notes': {} },
  });
  expect(backend(parts).describe()).toBeNull();
});

test('wrong input is refused with the name of its field, and a body that is no JSON without one', async () => {
  const strict = defineBackend(() =>
    new Hono<BackendEnv>().post(
      '/notes',
      validator('json', (value: { text?: string }, c) => {
        const error = { issues: [{ path: value.text === '' ? ['notes', 0, 'text'] : [] }] };
        return refuseBadInput({ success: false, target: 'json', error }, c) ?? value;
      }),
      (c) => c.json(refuseBadInput({ success: true }, c) ?? {}),
    ),
  );
  const post = async (body: string) => {
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://backend/notes', { method: 'POST', body, headers });
    const answer = await strict(parts).fetch(request, { user: { id: 'ana' } });
    return [answer.status, await answer.json()];
  };
  const refused = (details?: object) => [
    400,
    { error: { code: 'bad_request', ...(details && { details }) } },
  ];
  expect(await post('{"text":""}')).toEqual(refused({ field: 'notes.0.text' }));
  expect(await post('{}')).toEqual(refused({ field: 'json' }));
  expect(await post('{')).toEqual(refused());
});

function Notes() {
  const { address, fetch } = useBackend();
  const [said, say] = useState('');
  const load = () =>
    hc<AppOf<typeof backend>>(address, { fetch })
      .notes.$get()
      .then((answer) => answer.json())
      .then(({ notes }) => say(notes.map(({ text }) => text).join()))
      .catch((error: unknown) => say(messageFor(error)));
  return (
    <button type="button" onClick={() => void load()}>
      {said || 'Carregar'}
    </button>
  );
}

const visit = (send: typeof fetch) =>
  render(<FakeHost remote={{ routes: [{ path: '/', element: <Notes /> }] }} address="/" send={send} />);

test('a screen calls the backend of its own version with the user’s token', async () => {
  const calls: { url: string; headers: Headers }[] = [];
  const answers = createFakeBff({
    answers: { 'GET /api/r/own/notes': () => Response.json({ notes: [{ text: 'Oi' }] }) },
  });
  visit((input, init) => {
    calls.push({ url: String(input), headers: new Headers(init?.headers) });
    return answers(input, init);
  });
  screen.getByRole('button').click();
  expect(await screen.findByText('Oi')).toBeTruthy();
  expect(calls.map(({ url }) => url)).toEqual(['http://localhost/api/r/own/notes']);
  expect(calls[0]?.headers.get('x-remote-version')).toBe('test');
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer token');
});

test('a screen says why its backend did not answer', async () => {
  visit(async () => Response.json({ error: { code: 'backend_slow', requestId: 'r' } }, { status: 504 }));
  screen.getByRole('button').click();
  expect(
    await screen.findByText(messageFor(new ApiError({ code: 'backend_slow', status: 504 }))),
  ).toBeTruthy();
  expect(messageFor(new ApiError({ code: 'backend_slow', status: 504 }))).toContain('demorou demais');
});
