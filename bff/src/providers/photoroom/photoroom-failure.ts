import { z } from 'zod';
import type { ProviderTrouble } from '../../ports/provider-error.ts';
import { OutsideFailure, troubleOfStatus } from '../outside-call/outside-failure.ts';

const Words = z.string().min(1);
/** The three places where Photoroom says what was wrong; a detail may also be a list of wrong fields. */
const Refusal = z.union([
  z.object({ error: z.object({ message: Words }) }).transform(({ error }) => error.message),
  z.object({ detail: Words }).transform(({ detail }) => detail),
  z
    .object({ detail: z.array(z.object({ msg: Words })).min(1) })
    .transform(({ detail }) => detail.map(({ msg }) => msg).join('; ')),
  z.object({ message: Words }).transform(({ message }) => message),
  z.object({ error: Words }).transform(({ error }) => error),
  Words,
]);

/** What can be wrong with a photo, by Photoroom's message. */
const known: readonly (readonly [RegExp, string])[] = [
  [
    /too (?:large|big)|exceed|maximum (?:size|resolution)|megapixel|entity too large/i,
    'a imagem é grande demais',
  ],
  [/too small|minimum (?:size|resolution)/i, 'a imagem é pequena demais'],
  [
    /(?:no|any|find|detect|locate)\b.{0,30}\b(?:subject|object|foreground|product|salient|person)/i,
    'não encontramos um produto na foto',
  ],
  [/unsupported|mime|content.?type|file type|format/i, 'o formato da imagem não foi aceito'],
  [
    /decode|corrupt|truncat|invalid image|cannot identify|unreadable|broken/i,
    'não foi possível ler a imagem',
  ],
];
const byStatus: Readonly<Record<number, string>> = {
  413: 'a imagem é grande demais',
  415: 'o formato da imagem não foi aceito',
};
const byTrouble: Readonly<Partial<Record<ProviderTrouble, string>>> = {
  payment: 'o serviço de remoção de fundo está sem saldo no momento; tente novamente mais tarde',
  quota: 'o serviço de remoção de fundo está com muitos pedidos; tente novamente em alguns instantes',
  credentials: 'o serviço de remoção de fundo não está disponível no momento',
  unavailable: 'o serviço de remoção de fundo não respondeu; tente novamente em alguns minutos',
};

/** Photoroom's refusal: its words for the operator, a Portuguese reason for the user. */
export function photoroomFailure(status: number, body: unknown, retryAfterMs?: number): OutsideFailure {
  const said = Refusal.safeParse(body).data ?? `no words: ${JSON.stringify(body)}`;
  const trouble = troubleOfStatus(status, body);
  const reason = reasonOf(trouble, status, said);
  return new OutsideFailure(trouble, said, { status, reason, retryAfterMs });
}

function reasonOf(trouble: ProviderTrouble, status: number, said: string): string | undefined {
  if (trouble !== 'bad_request') return byTrouble[trouble];
  return byStatus[status] ?? known.find(([words]) => words.test(said))?.[1];
}
