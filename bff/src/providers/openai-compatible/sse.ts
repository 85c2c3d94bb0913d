import { createParser } from 'eventsource-parser';

/**
 * The data of each server-sent event of a body, and `null` for each comment: a service keeps a quiet stream alive by
 * them. Characters split between two chunks stay whole.
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string | null> {
  const complete: (string | null)[] = [];
  const parser = createParser({
    onEvent: ({ data }) => complete.push(data),
    onComment: () => complete.push(null),
  });
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    parser.feed(chunk);
    yield* complete.splice(0);
  }
  // Some services close the stream without the blank line that completes the last event.
  parser.feed('\n\n');
  yield* complete;
}
