import type { ChatEvent } from '../../../contract/assistant.ts';

/** The events of an answer, for the browser that asked; they are dropped once it has disconnected. */
export interface AnswerFeed {
  events: ReadableStream<ChatEvent>;
  send(event: ChatEvent): void;
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
    send: (event) => out?.enqueue(event),
    end: () => {
      out?.close();
      out = null;
    },
  };
}
