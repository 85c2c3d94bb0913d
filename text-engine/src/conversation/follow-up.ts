import type { Marketplaces } from '../marketplaces.ts';
import { type Advice, adviceOn } from './advice.ts';
import { plainQuestion } from './plain-question.ts';

const MORE =
  /^(?:(?:e |me )?(?:(?:da |manda |fala |conta |quero |tem )?mais(?: dicas?| detalhes?| ideias?| sobre isso)?|outr[ao]s?(?: dicas?| ideias?)?|continua\w*|e depois|o que mais|so isso|sim|quero|pode ser|isso|claro|bora|manda|aprofund\w+|detalh\w+|nao entendi\w*.*|como assim.*|explic\w+.*|nao ficou claro.*|por que|porque|como|e ai)(?: por favor| pf| ai)*)$/;
const EXAMPLE = /\b(?:exemplos?|na pratica|mostra como|modelo (?:pronto|de))\b/;
const LEANS = /^(?:e |mas |entao |e se |ai )|^(?:na|no|para a|para o|pela) /;

/** Whether a question hangs on the one before: 'e se não der?'. */
export const leansBack = (plain: string) => LEANS.test(plain);

/** The subject of the latest earlier question that had one. */
export function subjectBefore(asked: readonly string[], advice: readonly Advice[]): Advice | undefined {
  for (const question of asked.slice(0, -1).toReversed()) {
    const found = adviceOn(advice, plainQuestion(question));
    if (found) return found;
  }
  return undefined;
}

/** What belongs to a subject in the marketplace that a question names. */
export function marketplaceNote(plain: string, { notes }: Advice, marketplaces: Marketplaces): string | null {
  const marketplace = marketplaces.namedIn(plain);
  return (marketplace && notes.get(marketplace.name)) ?? null;
}

interface FollowUp {
  plain: string;
  /** The advice on the subject before. */
  before: Advice | undefined;
  product: string | null;
  /** Every answer so far. */
  said: readonly string[];
}

/** An answer to a question that only makes sense after the one before. */
export function followUp({ plain, before, product, said }: FollowUp, marketplaces: Marketplaces) {
  if (!before) return null;
  if (EXAMPLE.test(plain) && before.example) return before.example;
  const words = plain.split(' ').length;
  const note = words < 7 && LEANS.test(plain) ? marketplaceNote(plain, before, marketplaces) : null;
  if (note) return note;
  if (!MORE.test(plain)) return null;
  return deeper(before, product, said);
}

/** More on a subject than was said; a question back where all of it was. */
export function deeper({ subject, more, example }: Advice, product: string | null, said: readonly string[]) {
  const rest = [more?.(product), example].filter((text) => text !== undefined);
  const fresh = rest.find((text) => !said.includes(text));
  return (
    fresh ??
    `Sobre **${subject}**, o que eu tinha de pronto já está aí em cima. Me conte o seu caso (produto, preço, marketplace e o que já tentou), e eu aponto o próximo passo.`
  );
}
