import type { BffContract, SavedStyle, SavedStyleChange, SavedStyles } from 'bff/contract';
import type { hc } from 'hono/client';

/** Backgrounds that the user saved under a name. All reject with `ApiError`. */
export interface StylesApi {
  styles: {
    /** The last created first. */
    list(signal?: AbortSignal): Promise<SavedStyle[]>;
    /** Saves under an id that the caller makes, or replaces what has that id. `style_name_taken` where another has the name. */
    save(id: string, change: SavedStyleChange): Promise<SavedStyle>;
    /** What is gone already is no failure. */
    remove(id: string): Promise<void>;
  };
}

export function createStylesApi(client: ReturnType<typeof hc<BffContract>>): StylesApi {
  const { styles } = client.api;
  const one = styles[':id'];
  return {
    styles: {
      list: async (signal) => {
        const answer = await styles.$get({}, signal ? { init: { signal } } : {});
        return ((await answer.json()) as SavedStyles).styles;
      },
      save: async (id, change) =>
        (await one.$put({ param: { id }, json: change })).json() as Promise<SavedStyle>,
      remove: async (id) => {
        await one.$delete({ param: { id } });
      },
    },
  };
}
