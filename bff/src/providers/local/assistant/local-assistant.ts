import type { AnswerExpense, Assistant, AssistantMessage } from '../../../ports/assistant.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { ImageModel, SourceImage } from '../../../ports/image-model.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import { adviceOn } from './advice.ts';
import { deeper, followUp, leansBack, marketplaceNote, subjectBefore } from './follow-up.ts';
import { namedProduct } from './named-product.ts';
import { aboutPhoto, photoAdvice, photoUnseen } from './photo-advice.ts';
import { plainQuestion } from './plain-question.ts';
import { priceSum } from './price-sum.ts';
import { greeting, isForeign, isRude, smallTalk } from './small-talk.ts';
import { askForMore, firstSteps, offTopic } from './unknown.ts';
import { writeForListing } from './write-for-listing.ts';

const NOTHING: AnswerExpense = { tokensUsed: 0, costUsd: 0 };
/** Milliseconds between two words: as fast as one reads. */
const WORD_MS = 18;
/** A question longer than this is no longer read for its subject: nobody asks so. */
const LONGEST = 2000;

/**
 * The assistant by rules: advice on the subject that was asked for, about the product that was named, sums worked
 * out and texts written where that is asked. What is to be seen on a photo it is told by `imageModel`.
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
  const of = (wanted: AssistantMessage['role']) =>
    conversation.filter(({ role }) => role === wanted).map(({ content }) => content.slice(0, LONGEST));
  const asked = of('user');
  const said = of('assistant');
  const question = asked.at(-1) ?? '';
  const plain = plainQuestion(question);
  if (isRude(plain)) return smallTalk(plain, said) ?? askForMore(null);
  const photographed = conversation.at(-1)?.photo !== undefined;
  const answer = onSubject({ question, plain, asked, said, photographed });
  return isForeign(plain) ? `Eu respondo em português. ${answer}` : answer;
}

interface Talk {
  question: string;
  plain: string;
  asked: readonly string[];
  said: readonly string[];
  photographed: boolean;
}

function onSubject({ question, plain, asked, said, photographed }: Talk): string {
  const product = namedProduct(asked);
  const before = subjectBefore(asked);
  const ready =
    priceSum(plain, asked.slice(0, -1).map(plainQuestion)) ??
    writeForListing(question, plain, namedProduct([question])) ??
    followUp(plain, before, product, said);
  if (ready) return ready;
  const found = adviceOn(plain) ?? (photographed ? photoAdvice : undefined);
  if (found) {
    const note = marketplaceNote(plain, found);
    const text = [found.text(product), note].filter(Boolean).join('\n\n');
    return said.includes(text) ? deeper(found, product, said) : text;
  }
  const named = namedProduct([question]);
  if (named) return firstSteps(named);
  if (before && leansBack(plain)) return deeper(before, product, said);
  return smallTalk(plain, said) ?? greeting(plain, said) ?? offTopic(plain) ?? askForMore(product, said);
}
