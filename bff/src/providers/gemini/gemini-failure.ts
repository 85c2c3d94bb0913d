import { z } from 'zod';
import type { ProviderTrouble } from '../../ports/provider-error.ts';
import { OutsideFailure, troubleOfStatus } from '../outside-call/outside-failure.ts';

const Refusal = z.object({
  error: z.object({
    message: z.string().default(''),
    status: z.string().default(''),
    details: z
      .array(z.object({ reason: z.string().nullish(), retryDelay: z.string().nullish() }))
      .catch([])
      .default([]),
  }),
});

/** Reads Google's refusal. The pause is in the header or, more often, among the details ('34s'). */
export function geminiFailure(status: number, body: unknown, retryAfterMs?: number): OutsideFailure {
  const refusal = Refusal.safeParse(body).data?.error;
  if (!refusal)
    return new OutsideFailure(troubleOfStatus(status, body), wordsOf(body), { status, retryAfterMs });
  const { message, status: name, details } = refusal;
  const named = details.map(({ reason }) => reason ?? '').join(' ');
  const trouble = troubleOf(status, name, `${message} ${named}`);
  return new OutsideFailure(trouble, `${name} ${message}`.trim(), {
    status,
    reason: trouble === 'bad_request' ? reasonOf(message) : undefined,
    retryAfterMs: retryAfterMs ?? delayOf(details),
  });
}

function delayOf(details: { retryDelay?: string | null | undefined }[]): number | undefined {
  const seconds = details.map(({ retryDelay }) => /^([\d.]+)s$/.exec(retryDelay ?? '')?.[1]).find(Boolean);
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

// Google answers 400 for an invalid key, and also for an account that cannot be billed.
function troubleOf(status: number, name: string, said: string): ProviderTrouble {
  if (status !== 400) return troubleOfStatus(status);
  if (/api[_ ]key/i.test(said)) return 'credentials';
  if (name !== 'FAILED_PRECONDITION') return 'bad_request';
  return /billing/i.test(said) ? 'payment' : 'credentials';
}

const reasonOf = (message: string) =>
  /image/i.test(message)
    ? 'o serviço não conseguiu ler a imagem; tente com outra foto'
    : 'o serviço não aceitou o pedido; tente com outra descrição';

const wordsOf = (body: unknown) => `not Google's shape: ${JSON.stringify(body)}`;
