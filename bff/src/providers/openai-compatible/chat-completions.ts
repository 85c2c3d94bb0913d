import { ProviderError } from '../../ports/provider-error.ts';
import { callOutside, type OutsideService, reportFailure } from '../outside-call/call-outside.ts';
import { OutsideFailure } from '../outside-call/outside-failure.ts';
import { readBytes, readRefusal, retryAfterOf } from '../outside-call/read-answer.ts';
import type { Completion } from './completion.ts';
import { type EarlyEnd, readPiece, readWhole } from './read-completion.ts';
import { eventData } from './sse.ts';
import { type Parameter, refusedParameter, takenBy, textFailure } from './taken-parameters.ts';

export interface ChatService extends OutsideService {
  model: string;
  /** The parameters that this model has refused so far. */
  refused: Set<Parameter>;
}

const TIMEOUT_MS = 30_000;
const MOST_BYTES = 1024 * 1024;

/** A completion as one text. Throws `ProviderError`. */
export function complete(service: ChatService, completion: Completion, signal: AbortSignal) {
  const limited = { ...service, callLimitMs: TIMEOUT_MS };
  return callOutside(limited, 'write', signal, async (until) => {
    const answer = await post(service, { ...completion, stream: false }, until);
    return readWhole((await readBytes(answer, MOST_BYTES)).toString('utf8'));
  });
}

/**
 * A completion as it is written; an empty piece is a sign of life. Returns the tokens that it used and whether it ended
 * early. Throws `ProviderError`, also in the middle.
 */
export async function* completeInPieces(
  service: ChatService,
  completion: Completion,
  signal: AbortSignal,
): AsyncGenerator<string, { tokensUsed: number; end: EarlyEnd | null }> {
  const started = performance.now();
  const limited = { ...service, callLimitMs: TIMEOUT_MS };
  const { body } = await callOutside(limited, 'answer', signal, (until) =>
    untilAnswered(until, signal, (both) => post(service, { ...completion, stream: true }, both)),
  );
  try {
    return yield* readPieces(body);
  } catch (error) {
    if (signal.aborted) throw new ProviderError('temporary', 'a conversa foi interrompida', { cause: error });
    throw reportFailure(service, 'answer', error, started);
  }
}

async function* readPieces(body: Response['body']) {
  let [tokensUsed, ended, said] = [0, false, false];
  let end: EarlyEnd | null = null;
  for await (const data of body ? eventData(body) : []) {
    if (data === '[DONE]') {
      ended = true;
      break;
    }
    const piece = data === null ? null : readPiece(data);
    tokensUsed = piece?.tokensUsed || tokensUsed;
    // Some services close the stream after the finish reason and never send '[DONE]'.
    ended ||= piece?.ended ?? false;
    end ??= piece?.end ?? null;
    said ||= Boolean(piece?.words);
    yield piece?.words ?? '';
  }
  if (!ended) throw new OutsideFailure('unavailable', 'the stream ended in the middle');
  if (!said && end !== 'filtered') throw new OutsideFailure('empty', `a stream without a word (${end})`);
  return { tokensUsed, end };
}

/** Calls the service with both signals; once the answer begins, `limit` no longer applies. */
async function untilAnswered(
  limit: AbortSignal,
  signal: AbortSignal,
  ask: (both: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const late = new AbortController();
  const abort = () => late.abort();
  limit.addEventListener('abort', abort);
  try {
    return await ask(AbortSignal.any([signal, late.signal]));
  } finally {
    limit.removeEventListener('abort', abort);
  }
}

async function post(
  service: ChatService,
  completion: Completion & { stream: boolean },
  signal: AbortSignal,
): Promise<Response> {
  const { baseUrl, apiKey, model, refused, send, clock } = service;
  for (;;) {
    const answer = await send(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ model, ...takenBy(refused, completion) }),
      // A redirect would carry the key to another host.
      redirect: 'error',
      signal,
    });
    if (answer.ok) return answer;
    const body = await readRefusal(answer);
    const parameter = refusedParameter(answer.status, body);
    if (!parameter || refused.has(parameter))
      throw textFailure(answer.status, body, retryAfterOf(answer, clock.now()));
    refused.add(parameter);
  }
}
