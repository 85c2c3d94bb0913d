import type { SavedStyle, SavedStyleChange } from 'bff/contract';
import { type FakeAnswers, refusal } from './calls.ts';
import type { FakeStore } from './store.ts';

const fold = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Saved styles, which are really kept; a name that another one has is refused. */
export function styleAnswers(store: FakeStore): FakeAnswers {
  return {
    'GET /api/styles': () => Response.json({ styles: store.styles }),
    'PUT /api/styles/:id': ({ params: [id = ''], body }) => {
      const { name, style } = body as SavedStyleChange;
      if (store.styles.some((other) => other.id !== id && fold(other.name) === fold(name)))
        return refusal(409, 'style_name_taken');
      const now = new Date().toISOString();
      const before = store.styles.find((other) => other.id === id);
      const saved: SavedStyle = { id, name, style, createdAt: before?.createdAt ?? now, updatedAt: now };
      store.styles = before
        ? store.styles.map((other) => (other.id === id ? saved : other))
        : [saved, ...store.styles];
      return Response.json(saved);
    },
    'DELETE /api/styles/:id': ({ params: [gone] }) => {
      store.styles = store.styles.filter(({ id }) => id !== gone);
      return new Response(null, { status: 204 });
    },
  };
}
