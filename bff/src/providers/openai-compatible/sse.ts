/** The data of each server-sent event of a body. Letters split between two chunks stay whole; comments are left out. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let kept = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    kept += chunk;
    const lines = kept.split(/\r?\n/);
    kept = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (kept.startsWith('data:')) yield kept.slice(5).trim();
}
