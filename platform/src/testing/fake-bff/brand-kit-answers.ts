import type { FakeAnswers } from './calls.ts';
import { examplePicture } from './pictures.ts';
import type { FakeStore } from './store.ts';

/** The look of the shop, which is really kept. Every uploaded logo becomes the same drawn one. */
export function brandKitAnswers(store: FakeStore): FakeAnswers {
  const change = (part: Partial<FakeStore['brandKit']>) => {
    Object.assign(store.brandKit, part, { updatedAt: new Date().toISOString() });
    return Response.json(store.brandKit);
  };
  return {
    'GET /api/brand-kit': () => Response.json(store.brandKit),
    'PUT /api/brand-kit': ({ body }) => change(body),
    'PUT /api/brand-kit/logo': () =>
      change({ logo: { url: examplePicture(1).url, width: 800, height: 800 } }),
    'DELETE /api/brand-kit/logo': () => change({ logo: null }),
  };
}
