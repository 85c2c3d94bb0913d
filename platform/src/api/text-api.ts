import type {
  BffContract,
  KeywordAnswer,
  KeywordRequest,
  TextHistory,
  TextTool,
  TitleAnswer,
  TitleRequest,
} from 'bff/contract';
import type { hc } from 'hono/client';

/** Titles and keywords. `idempotencyKey` is made once for one press of a button. All reject with `ApiError`. */
export interface TextApi {
  texts: {
    titles(request: TitleRequest, idempotencyKey: string): Promise<TitleAnswer>;
    keywords(request: KeywordRequest, idempotencyKey: string): Promise<KeywordAnswer>;
    /** `page` counts from 1; accents and case of a `search` do not matter. */
    history(tool: TextTool, page: number, signal?: AbortSignal, search?: string): Promise<TextHistory>;
    forget(id: string): Promise<void>;
    /** Everything that the tool has made. */
    forgetAll(tool: TextTool): Promise<void>;
  };
}

/** The calls of the text tools over the one client. */
export function createTextApi(
  client: ReturnType<typeof hc<BffContract>>,
  send: typeof fetch,
  origin: string,
): TextApi {
  const write = async (path: string, body: object, idempotencyKey: string) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
    return (await send(`${origin}${path}`, { method: 'POST', body: JSON.stringify(body), headers })).json();
  };
  return {
    texts: {
      titles: (request, key) => write('/api/titles', request, key) as Promise<TitleAnswer>,
      keywords: (request, key) => write('/api/keywords', request, key) as Promise<KeywordAnswer>,
      history: async (tool, page, signal, search = '') => {
        const query = { tool, page: String(page), ...(search && { search }) };
        const until = signal ? { init: { signal } } : {};
        return (await client.api.texts.$get({ query }, until)).json() as Promise<TextHistory>;
      },
      forgetAll: async (tool) => {
        await client.api.texts.$delete({ query: { tool } });
      },
      forget: async (id) => {
        // A page that goes away still sends it.
        await client.api.texts[':id'].$delete({ param: { id } }, { init: { keepalive: true } });
      },
    },
  };
}
