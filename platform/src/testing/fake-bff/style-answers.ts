import type { SavedStyleChange } from 'bff/contract';
import { type FakeAnswers, refusal } from './calls.ts';
import { isNameTaken, keepNamed } from './keep-named.ts';
import type { FakeStore } from './store.ts';

/** Saved styles, which are really kept; a name that another one has is refused. */
export function styleAnswers(store: FakeStore): FakeAnswers {
  return {
    'GET /api/styles': () => Response.json({ styles: store.styles }),
    'PUT /api/styles/:id': ({ params: [id = ''], body }) => {
      const change = body as SavedStyleChange;
      if (isNameTaken(store.styles, id, change.name)) return refusal(409, 'style_name_taken');
      const { saved, all } = keepNamed(store.styles, { id, ...change });
      store.styles = all;
      return Response.json(saved);
    },
    'DELETE /api/styles/:id': ({ params: [gone] }) => {
      store.styles = store.styles.filter(({ id }) => id !== gone);
      return new Response(null, { status: 204 });
    },
  };
}
