import type { BffContract, OwnTemplate, OwnTemplateChange, OwnTemplates } from 'bff/contract';
import type { hc } from 'hono/client';

/** Prompts that the user saved under a name. All reject with `ApiError`. */
export interface TemplatesApi {
  templates: {
    /** The last created first. */
    list(signal?: AbortSignal): Promise<OwnTemplate[]>;
    /**
     * Saves under an id that the caller makes, or replaces what has that id. `template_name_taken` where another has the
     * name. A picture that is no longer in the library is left out.
     */
    save(id: string, change: OwnTemplateChange): Promise<OwnTemplate>;
    /** What is gone already is no failure. */
    remove(id: string): Promise<void>;
  };
}

export function createTemplatesApi(client: ReturnType<typeof hc<BffContract>>): TemplatesApi {
  const { templates } = client.api;
  const one = templates[':id'];
  return {
    templates: {
      list: async (signal) => {
        const answer = await templates.$get({}, signal ? { init: { signal } } : {});
        return ((await answer.json()) as OwnTemplates).templates;
      },
      save: async (id, change) =>
        (await one.$put({ param: { id }, json: change })).json() as Promise<OwnTemplate>,
      remove: async (id) => {
        await one.$delete({ param: { id } });
      },
    },
  };
}
