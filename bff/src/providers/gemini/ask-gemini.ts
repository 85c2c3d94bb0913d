import { type GenerateContentConfig, GoogleGenAI, type Part } from '@google/genai';
import { z } from 'zod';
import type { OutsideService } from '../outside-call/call-outside.ts';
import { OutsideFailure } from '../outside-call/outside-failure.ts';
import { readBytes, readRefusal, retryAfterOf } from '../outside-call/read-answer.ts';
import { geminiFailure } from './gemini-failure.ts';

const Answer = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  text: z.string().nullish(),
                  thought: z.boolean().nullish(),
                  inlineData: z.object({ data: z.string() }).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finishReason: z.string().nullish(),
        finishMessage: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z.object({ totalTokenCount: z.int().min(0).nullish() }).nullish(),
});
export type GeminiAnswer = z.output<typeof Answer>;

export interface Question {
  model: string;
  parts: Part[];
  config: Pick<GenerateContentConfig, 'responseModalities' | 'imageConfig' | 'temperature'>;
}

export type AskGemini = (question: Question, signal: AbortSignal) => Promise<GeminiAnswer>;

/** A picture of 4096 px as base64, with room to spare. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Makes exactly one `generateContent` call with Google's own client, so nothing is billed twice. Throws `OutsideFailure`. */
export function createAskGemini(service: OutsideService): AskGemini {
  const client = new GoogleGenAI({
    apiKey: service.apiKey,
    // Set explicitly: otherwise the client reads them from environment variables that are not ours.
    vertexai: false,
    apiVersion: 'v1beta',
    httpOptions: { baseUrl: service.baseUrl },
  });
  return async ({ model, parts, config }, signal) => {
    let received = false;
    const once = sendOnce(service, () => {
      received = true;
    });
    const answer = await client.models
      .generateContent({
        model,
        contents: [{ role: 'user', parts }],
        config: {
          ...config,
          // On by default, and each continuation is billed.
          automaticContinuation: false,
          abortSignal: signal,
          httpOptions: { fetch: once },
        },
      })
      .catch((cause: unknown) => {
        // The client fails on anything that is not an answer from Google.
        if (!received) throw cause;
        throw new OutsideFailure('malformed', `the answer cannot be read: ${String(cause)}`, {}, { cause });
      });
    const shaped = Answer.safeParse(answer);
    if (shaped.success) return shaped.data;
    throw new OutsideFailure('malformed', 'the answer has another shape', {}, { cause: shaped.error });
  };
}

// The client's own errors lose the headers, and it reads bodies of any size.
function sendOnce({ send, clock }: OutsideService, whenReceived: () => void): typeof fetch {
  return async (address, init) => {
    // A redirect would carry the key to another host.
    const answer = await send(address, { ...init, redirect: 'error' });
    if (!answer.ok) {
      const retryAfterMs = retryAfterOf(answer, clock.now());
      throw geminiFailure(answer.status, await readRefusal(answer), retryAfterMs);
    }
    const bytes = await readBytes(answer, MOST_BYTES);
    whenReceived();
    return new Response(new Uint8Array(bytes), { status: answer.status, headers: answer.headers });
  };
}
