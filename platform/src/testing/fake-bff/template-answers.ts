import type { OwnTemplateChange } from 'bff/contract';
import { type FakeAnswers, refusal } from './calls.ts';
import { isNameTaken, keepNamed } from './keep-named.ts';
import type { FakeStore } from './store.ts';

/** Templates of the user's own, which are really kept; a name that another one has is refused. */
export function templateAnswers(store: FakeStore): FakeAnswers {
  return {
    'GET /api/templates': () => Response.json({ templates: store.templates }),
    'PUT /api/templates/:id': ({ params: [id = ''], body }) => {
      const { name, prompt, imageId } = body as OwnTemplateChange;
      if (isNameTaken(store.templates, id, name)) return refusal(409, 'template_name_taken');
      const image = store.images.find((each) => each.id === imageId);
      const preview = image
        ? { imageId: image.id, thumbnailUrl: image.thumbnailUrl, dominantColor: image.dominantColor }
        : null;
      const { saved, all } = keepNamed(store.templates, { id, name, prompt, preview });
      store.templates = all;
      return Response.json(saved);
    },
    'DELETE /api/templates/:id': ({ params: [gone] }) => {
      store.templates = store.templates.filter(({ id }) => id !== gone);
      return new Response(null, { status: 204 });
    },
  };
}
