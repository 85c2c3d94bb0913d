import type { ChatMessage } from '../../../../contract/assistant.ts';
import type { Assistant } from '../../../ports/assistant.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import type { Clock } from '../../../services/clock.ts';
import { folded } from '../writing/portuguese.ts';
import { advice, askForMore } from './advice.ts';

const EXPENSE = { model: 'andromeda-local', tokensUsed: 0, costUsd: 0, demonstration: true } as const;
/** Milliseconds between two words: as fast as one reads. */
const WORD_MS = 18;
const SELLS =
  /\b(?:vendo|vender|anunciar|anuncio de|anunciando|meu produto [eé]|minha loja de|loja de|produto [eé]|titulo para|t[ií]tulo para|foto de|fotos de)\s+(?:(?:um|uma|uns|umas|meu|meus|minha|minhas|o|a|os|as)\s+)?([\p{L}\d][\p{L}\d\s-]{2,40}?)(?=[.,;:!?\n]|\s+(?:no|na|em|por|com|para|que|e|mais)\s|$)/iu;

/** The assistant by rules: advice on the subject that was asked for, about the product that was named. */
export function createLocalAssistant(clock: Clock): Assistant {
  return {
    async *answer(conversation, signal) {
      for (const word of answerTo(conversation).split(/(?<=\s)/)) {
        if (signal.aborted) throw new ProviderError('temporary', 'a conversa foi interrompida');
        yield word;
        await clock.sleep(WORD_MS, signal).catch(() => undefined);
      }
      return EXPENSE;
    },
  };
}

/** The whole answer to a conversation's last question. */
export function answerTo(conversation: readonly ChatMessage[]): string {
  const asked = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
  const question = folded(asked.at(-1) ?? '').trim();
  const product = productIn(asked);
  const found = advice.find((one) => one.asked.test(question));
  return found ? found.text(product) : askForMore(product);
}

/** What the person sells, as said last. */
function productIn(asked: readonly string[]): string | null {
  for (const text of [...asked].reverse()) {
    const named = SELLS.exec(text)?.[1]?.trim().toLowerCase();
    if (named && !/^(?:n[oa]s?|em|mais|pouco|muito|bem|melhor|online|tudo|isso|ele|ela)\b/.test(named))
      return named;
  }
  return null;
}
