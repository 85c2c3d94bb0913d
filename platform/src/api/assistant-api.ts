import type {
  AnswerRating,
  BffContract,
  ChatEvent,
  ChatPhoto,
  ChatRequest,
  Conversation,
  ConversationPage,
  ConversationSummary,
} from 'bff/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { hc } from 'hono/client';

/** The assistant and the conversations with it. All reject with `ApiError`. */
export interface AssistantApi {
  assistant: {
    /**
     * The answer's events as they come. Rejects where none comes. A caller that stops listening does not stop the answer:
     * it is written to its end and kept.
     */
    answer(request: ChatRequest): AsyncGenerator<ChatEvent>;
    /** Stops the answer under way; the part that is there is kept. */
    stop(conversationId: string): Promise<void>;
    /** Keeps a photo to go with a question. */
    attach(photo: File, signal?: AbortSignal): Promise<ChatPhoto>;
    /** The most recently used comes first. `page` counts from 1; `search` keeps those that hold all its words. */
    conversations(query: { page: number; search: string }, signal?: AbortSignal): Promise<ConversationPage>;
    conversation(id: string, signal?: AbortSignal): Promise<Conversation>;
    /** Another title, of at most 80 characters. */
    rename(id: string, title: string): Promise<ConversationSummary>;
    /** Keeps what the user thinks of an answer; null takes it back. */
    rate(id: string, turnId: string, rating: AnswerRating): Promise<void>;
    forget(id: string): Promise<void>;
  };
}

/** The calls of the assistant; its answer is a stream, and a photo is a form. */
export function createAssistantApi(
  client: ReturnType<typeof hc<BffContract>>,
  send: typeof fetch,
  origin: string,
): AssistantApi {
  const until = (signal?: AbortSignal) => (signal ? { init: { signal } } : {});
  return {
    assistant: {
      async *answer(request) {
        const answer = await send(`${origin}/api/chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request),
        });
        if (answer.body) yield* eventsOf(answer.body);
      },
      stop: async (id) => {
        await client.api.conversations[':id'].stop.$post({ param: { id } });
      },
      attach: async (photo, signal) => {
        const body = new FormData();
        body.set('photo', photo, photo.name);
        const answer = await send(`${origin}/api/chat/photos`, {
          method: 'POST',
          body,
          ...(signal && { signal }),
        });
        return (await answer.json()) as ChatPhoto;
      },
      conversations: async ({ page, search }, signal) => {
        const query = { page: String(page), ...(search && { search }) };
        const answer = await client.api.conversations.$get({ query }, until(signal));
        return (await answer.json()) as ConversationPage;
      },
      conversation: async (id, signal) => {
        const answer = await client.api.conversations[':id'].$get({ param: { id } }, until(signal));
        return (await answer.json()) as Conversation;
      },
      rename: async (id, title) => {
        const answer = await client.api.conversations[':id'].$patch({ param: { id }, json: { title } });
        return (await answer.json()) as ConversationSummary;
      },
      rate: async (id, turnId, rating) => {
        await client.api.conversations[':id'].turns[':turnId'].$patch({
          param: { id, turnId },
          json: { rating },
        });
      },
      forget: async (id) => {
        // A page that goes away still sends it.
        await client.api.conversations[':id'].$delete({ param: { id } }, { init: { keepalive: true } });
      },
    },
  };
}

/** The events of an answer, each as soon as it is complete. Leaving the loop closes the connection. */
async function* eventsOf(body: ReadableStream<BufferSource>): AsyncGenerator<ChatEvent> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield JSON.parse(value.data) as ChatEvent;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
