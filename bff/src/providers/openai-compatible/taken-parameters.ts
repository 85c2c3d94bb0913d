import { z } from 'zod';
import { OutsideFailure, troubleOfStatus } from '../outside-call/outside-failure.ts';
import type { Completion } from './completion.ts';

/** Parameters that some models refuse: reasoning models accept neither this name of the limit nor a temperature. */
const PARAMETERS = [
  'max_tokens',
  'temperature',
  'top_p',
  'frequency_penalty',
  'presence_penalty',
  'stream_options',
] as const;
export type Parameter = (typeof PARAMETERS)[number];

/** The tokens to add for a reasoning model, whose hidden thoughts count against the limit of its answer. */
const THINKING_TOKENS = 4096;

const Refusal = z.object({
  error: z.object({
    message: z.string().catch('').default(''),
    param: z.string().nullish().catch(null),
    code: z.union([z.string(), z.number()]).nullish().catch(null),
  }),
});

/** A request without the parameters that the model refused before. */
export function takenBy(
  refused: ReadonlySet<Parameter>,
  completion: Completion & { stream: boolean },
): object {
  const wanted = { ...completion, ...(completion.stream && { stream_options: { include_usage: true } }) };
  const taken = Object.fromEntries(Object.entries(wanted).filter(([name]) => !isIn(refused, name)));
  if (!refused.has('max_tokens')) return taken;
  return { ...taken, max_completion_tokens: completion.max_tokens + THINKING_TOKENS };
}

const isIn = (refused: ReadonlySet<string>, name: string) => refused.has(name);

/** The parameter that was refused, where leaving it out may help. */
export function refusedParameter(status: number, body: unknown): Parameter | null {
  if (status !== 400 && status !== 422) return null;
  const error = Refusal.safeParse(body).data?.error;
  if (!error) return null;
  if (!/support|unknown|unrecognized|not (?:permitted|allowed)/i.test(`${error.code} ${error.message}`))
    return null;
  return (
    PARAMETERS.find((name) => name === error.param) ??
    PARAMETERS.find((name) => new RegExp(`\\b${name}\\b`).test(error.message)) ??
    null
  );
}

/** The refusal of a text service; its words are for the operator. */
export function textFailure(status: number, body: unknown, retryAfterMs?: number): OutsideFailure {
  const error = Refusal.safeParse(body).data?.error;
  const said = error?.message || `no words: ${JSON.stringify(body)}`;
  const details = { status, retryAfterMs };
  if (error?.code === 'content_filter') return new OutsideFailure('blocked', said, details);
  if (error?.code === 'insufficient_quota') return new OutsideFailure('payment', said, { status });
  return new OutsideFailure(troubleOfStatus(status, body), said, details);
}
