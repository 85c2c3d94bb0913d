import { z } from 'zod';
import { ProviderError } from '../../ports/provider-error.ts';
import { eventData } from './sse.ts';

export interface ChatSettings {
  /** Up to and with `/v1`, without a slash at its end. */
  baseUrl: string;
  apiKey: string;
  model: string;
  send: typeof fetch;
}

/** Words, or words with a picture beside them. */
export type Content =
  | string
  | ({ type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } })[];

export interface Completion {
  messages: { role: 'system' | 'user' | 'assistant'; content: Content }[];
  temperature: number;
  max_tokens: number;
  top_p?: number;
  frequency_penalty?: number;
  presence_penalty?: number;
}

const Usage = z.object({ total_tokens: z.int().min(0) }).nullish();
const Whole = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: Usage,
});
const Piece = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: Usage,
  error: z.unknown().optional(),
});

const TIMEOUT_MS = 30_000;

/** A completion as one text. Throws `ProviderError`. */
export async function complete(settings: ChatSettings, completion: Completion, signal: AbortSignal) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const answer = await ask(settings, { ...completion, stream: false }, limit);
  const body: unknown = await answer.json().catch((cause: unknown) => {
    throw new ProviderError('invalid_answer', 'a resposta não pôde ser lida', { cause });
  });
  const whole = Whole.safeParse(body);
  const text = whole.data?.choices[0]?.message.content;
  if (!text) throw new ProviderError('invalid_answer', 'a resposta veio vazia', { cause: whole.error });
  return { text, tokensUsed: whole.data?.usage?.total_tokens ?? 0 };
}

/** A completion as it is written; returns the tokens that it used. Throws `ProviderError`, also in the middle. */
export async function* completeInPieces(
  settings: ChatSettings,
  completion: Completion,
  signal: AbortSignal,
): AsyncGenerator<string, number> {
  const request = { ...completion, stream: true, stream_options: { include_usage: true } };
  const { body } = await ask(settings, request, signal);
  if (!body) throw new ProviderError('invalid_answer', 'a resposta veio vazia');
  let tokensUsed = 0;
  let ended = false;
  let said = false;
  try {
    for await (const data of eventData(body)) {
      if (data === '[DONE]') {
        ended = true;
        break;
      }
      const piece = readPiece(data);
      tokensUsed = piece.usage?.total_tokens ?? tokensUsed;
      const [choice] = piece.choices;
      // Some services close the stream behind the reason of its end and never say '[DONE]'.
      if (choice?.finish_reason) ended = true;
      const words = choice?.delta?.content;
      if (words) said = true;
      if (words) yield words;
    }
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError('temporary', 'a resposta foi interrompida', { cause });
  }
  if (!ended || !said) throw new ProviderError('temporary', 'a resposta foi interrompida');
  return tokensUsed;
}

function readPiece(data: string): z.output<typeof Piece> {
  const piece = Piece.safeParse(parse(data));
  if (piece.success && piece.data.error === undefined) return piece.data;
  throw new ProviderError('temporary', 'o serviço de texto falhou', {
    cause: piece.data?.error ?? piece.error,
  });
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

async function ask(settings: ChatSettings, request: object, signal: AbortSignal): Promise<Response> {
  const answer = await settings
    .send(`${settings.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.apiKey}` },
      body: JSON.stringify({ model: settings.model, ...request }),
      signal,
    })
    .catch((cause: unknown) => {
      throw new ProviderError('temporary', 'o serviço de texto não respondeu', { cause });
    });
  if (answer.ok) return answer;
  // Its own words are for the operator: a user reads ours.
  const cause = new Error(`${answer.status}: ${(await answer.text().catch(() => '')).slice(0, 500)}`);
  const kind = answer.status === 429 || answer.status >= 500 ? 'temporary' : 'refused';
  throw new ProviderError(kind, 'o serviço de texto recusou o pedido', { cause });
}
