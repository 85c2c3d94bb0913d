import { createParser } from 'eventsource-parser';

/** The data of each server-sent event of a body. Letters split between two chunks stay whole; comments are left out. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const complete: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => complete.push(data) });
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    parser.feed(chunk);
    yield* complete.splice(0);
  }
  // Some services close the stream without the blank line that completes the last event.
  parser.feed('\n\n');
  yield* complete;
}
