import type { FakeAnswers } from '@andromeda/platform/testing/browser';

/** What the backend answers where this remote runs alone. */
export const answers: FakeAnswers = {
  'GET /api/r/own/notes': () => Response.json({ notes: [{ id: 1, text: 'Conferir o estoque' }] }),
  'POST /api/r/own/notes': ({ body }) => Response.json({ note: { id: 2, ...Object(body) } }, { status: 201 }),
};
