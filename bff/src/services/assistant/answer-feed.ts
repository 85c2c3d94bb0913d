import type { ChatEvent } from '../../../contract/assistant.ts';

/** What is told of an answer to whoever listens; once they left, to nobody. */
export interface AnswerFeed {
  events: ReadableStream<ChatEvent>;
  tell(event: ChatEvent): void;
  end(): void;
}

export function openFeed(): AnswerFeed {
  let out: ReadableStreamDefaultController<ChatEvent> | null = null;
  const events = new ReadableStream<ChatEvent>({
    start: (controller) => {
      out = controller;
    },
    cancel: () => {
      out = null;
    },
  });
  return {
    events,
    tell: (event) => out?.enqueue(event),
    end: () => {
      out?.close();
      out = null;
    },
  };
}
