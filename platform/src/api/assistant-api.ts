import type { ChatEvent, ChatMessage } from 'bff/contract';

/** The assistant. */
export interface AssistantApi {
  assistant: {
    /** The answer's events as they come. Rejects with `ApiError` where none comes; an abort stays an `AbortError`. */
    answer(messages: readonly ChatMessage[], signal: AbortSignal): AsyncGenerator<ChatEvent>;
  };
}

/** The call of the assistant, whose answer is a stream. */
export function createAssistantApi(send: typeof fetch, origin: string): AssistantApi {
  return {
    assistant: {
      async *answer(messages, signal) {
        const answer = await send(`${origin}/api/chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ messages }),
          signal,
        });
        if (answer.body) yield* eventsOf(answer.body);
      },
    },
  };
}

/** One event a line after `data: `; letters split between two chunks stay whole. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let kept = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      kept += decoder.decode(value, { stream: !done });
      const lines = kept.split('\n');
      kept = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)) as ChatEvent;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
