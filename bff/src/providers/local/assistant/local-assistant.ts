import type { AnswerExpense, Assistant, AssistantMessage } from '../../../ports/assistant.ts';
import type { ImageModel, SourceImage } from '../../../ports/image-model.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import type { Clock } from '../../../services/clock.ts';
import { folded } from '../writing/portuguese.ts';
import { advice, askForMore } from './advice.ts';
import { aboutPhoto, photoAdvice, photoUnseen } from './photo-advice.ts';

const NOTHING: AnswerExpense = { tokensUsed: 0, costUsd: 0 };
/** Milliseconds between two words: as fast as one reads. */
const WORD_MS = 18;
const SELLS =
  /\b(?:vendo|vender|anunciar|anuncio de|anunciando|meu produto [eé]|minha loja de|loja de|produto [eé]|titulo para|t[ií]tulo para|foto de|fotos de)\s+(?:(?:um|uma|uns|umas|meu|meus|minha|minhas|o|a|os|as)\s+)?([\p{L}\d][\p{L}\d\s-]{2,40}?)(?=[.,;:!?\n]|\s+(?:no|na|em|por|com|para|que|e|mais)\s|$)/iu;

/**
 * The assistant by rules: advice on the subject that was asked for, about the product that was named. What is to be
 * seen on a photo it is told by `imageModel`.
 */
export function createLocalAssistant(clock: Clock, imageModel: Pick<ImageModel, 'describe'>): Assistant {
  return {
    model: 'andromeda-local',
    demonstration: true,
    async *answer(conversation, signal) {
      const photo = conversation.at(-1)?.photo;
      const seen = photo ? await look(imageModel, photo, signal) : null;
      const text = [seen?.text, answerTo(conversation)].filter(Boolean).join('\n\n');
      for (const word of text.split(/(?<=\s)/)) {
        if (signal.aborted) throw new ProviderError('temporary', 'a conversa foi interrompida');
        yield word;
        await clock.sleep(WORD_MS, signal).catch(() => undefined);
      }
      return seen?.expense ?? NOTHING;
    },
  };
}

async function look(imageModel: Pick<ImageModel, 'describe'>, image: SourceImage, signal: AbortSignal) {
  try {
    const { text, tokensUsed, costUsd } = await imageModel.describe({ image, signal });
    return { text: aboutPhoto(text), expense: { tokensUsed, costUsd } };
  } catch (error) {
    if (!(error instanceof ProviderError) || signal.aborted) throw error;
    return { text: photoUnseen, expense: NOTHING };
  }
}

/** The whole answer to a conversation's last question. */
export function answerTo(conversation: readonly AssistantMessage[]): string {
  const asked = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
  const question = folded(asked.at(-1) ?? '').trim();
  const product = productIn(asked);
  const photographed = conversation.at(-1)?.photo !== undefined;
  const found = advice.find((one) => one.asked.test(question)) ?? (photographed ? photoAdvice : undefined);
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
