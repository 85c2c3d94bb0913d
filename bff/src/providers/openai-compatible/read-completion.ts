import { z } from 'zod';
import { OutsideFailure } from '../outside-call/outside-failure.ts';

const Count = z.int().min(0).nullish().catch(null);
/** Some services count tokens without a total, some not at all. */
const Usage = z
  .object({ total_tokens: Count, prompt_tokens: Count, completion_tokens: Count })
  .nullish()
  .catch(null);
const Whole = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }),
        finish_reason: z.string().nullish().catch(null),
      }),
    )
    .min(1),
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
    .nullish(),
  usage: Usage,
  error: z.unknown().optional(),
});

/** Why an answer ended early: at its length limit, or by the service's filter. */
export type EarlyEnd = 'cut' | 'filtered';

/** A completion in one piece. Throws `OutsideFailure`. */
export function readWhole(body: string): { text: string; tokensUsed: number; end: EarlyEnd | null } {
  const whole = Whole.safeParse(parse(body));
  const choice = whole.data?.choices[0];
  if (!choice)
    throw new OutsideFailure('malformed', 'the answer has another shape', {}, { cause: whole.error });
  const end = endOf(choice.finish_reason);
  const text = choice.message.content;
  if (text) return { text, tokensUsed: tokensOf(whole.data?.usage), end };
  if (end === 'filtered') throw new OutsideFailure('blocked', 'the answer was held back by the filter');
  throw new OutsideFailure('empty', `no words (${choice.finish_reason ?? 'no reason given'})`);
}

/** One event of a stream: `words` is empty where the model only thinks. Throws `OutsideFailure`. */
export function readPiece(data: string) {
  const piece = Piece.safeParse(parse(data));
  if (!piece.success)
    throw new OutsideFailure(
      'malformed',
      'a piece of the answer has another shape',
      {},
      { cause: piece.error },
    );
  const { error, usage, choices } = piece.data;
  if (error !== undefined && error !== null)
    throw new OutsideFailure('unavailable', `in the stream: ${JSON.stringify(error)}`);
  const reason = choices?.[0]?.finish_reason;
  return {
    words: choices?.[0]?.delta?.content ?? '',
    ended: Boolean(reason),
    end: endOf(reason),
    tokensUsed: tokensOf(usage),
  };
}

function endOf(reason: string | null | undefined): EarlyEnd | null {
  if (reason === 'length') return 'cut';
  return reason === 'content_filter' ? 'filtered' : null;
}

function tokensOf(usage: z.output<typeof Usage>): number {
  return usage?.total_tokens ?? (usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0);
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
