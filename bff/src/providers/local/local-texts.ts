import { createTextEngine, type ListingLimits, type TextEngine } from '@andromeda/text-engine';
import type { Channel } from '../../../contract/browser/channels/index.ts';
import { marketplaces } from '../../../contract/browser/marketplaces.ts';
import type { AnswerExpense, Assistant } from '../../ports/assistant.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ImageModel, SourceImage } from '../../ports/image-model.ts';
import type { ListingWriter, WrittenText } from '../../ports/listing-writer.ts';
import { ProviderError } from '../../ports/provider-error.ts';

export interface LocalTexts {
  assistant: Assistant;
  listingWriter: ListingWriter;
}

const FREE = { tokensUsed: 0, costUsd: 0 } as const;
const WRITER = { model: 'andromeda-local', demonstration: true } as const;
/** What a listing is written to where a marketplace's own limit was not found, or it has no such field. */
const USUAL: ListingLimits = {
  ...{ title: 100, highlights: 125, description: 4000, searchTermBytes: 249 },
  bullets: { least: 3, most: 5, shortest: 10, longest: 255, together: 999 },
};
/** Milliseconds between two words: about the speed of reading. */
const WORD_MS = 18;

/** Implements the text ports with the text engine, without any account; `imageModel` describes photos to the assistant. */
export function createLocalTexts(clock: Clock, imageModel: Pick<ImageModel, 'describe'>): LocalTexts {
  const engine = createTextEngine(marketplaces);
  return {
    assistant: createLocalAssistant(engine, clock, imageModel),
    listingWriter: {
      namesProduct: engine.namesProduct,
      titles: async ({ signal, ...product }) => written(engine.titles(product).join('\n'), signal),
      keywords: async ({ signal, ...product }) => written(engine.keywords(product).join(', '), signal),
      listing: async ({ signal, product, channel }) => {
        const { name, facts } = product;
        return written(JSON.stringify(engine.listing({ name, ...facts }, limitsOf(channel))), signal);
      },
    },
  };
}

const limitsOf = ({ texts }: Channel): ListingLimits => ({
  title: texts.title?.value ?? USUAL.title,
  highlights: texts.highlights?.value ?? USUAL.highlights,
  description: texts.description?.value ?? USUAL.description,
  searchTermBytes: texts.searchTermBytes?.value ?? USUAL.searchTermBytes,
  bullets: texts.bullets?.value ?? USUAL.bullets,
});

function createLocalAssistant(
  engine: TextEngine,
  clock: Clock,
  imageModel: Pick<ImageModel, 'describe'>,
): Assistant {
  return {
    ...WRITER,
    async *answer(conversation, signal) {
      const image = conversation.at(-1)?.photo;
      const seen = image && (await look(imageModel, image, signal));
      const turns = conversation.map(({ role, content }, at) =>
        seen && at === conversation.length - 1 ? { role, content, photo: seen } : { role, content },
      );
      for (const word of engine.answer(turns).split(/(?<=\s)/)) {
        if (signal.aborted) throw new ProviderError('temporary', 'a conversa foi interrompida');
        yield word;
        await clock.sleep(WORD_MS, signal).catch(() => undefined);
      }
      return seen?.expense ?? FREE;
    },
  };
}

interface SeenPhoto {
  /** Null where the image model failed. */
  description: string | null;
  expense: AnswerExpense;
}

async function look(
  imageModel: Pick<ImageModel, 'describe'>,
  image: SourceImage,
  signal: AbortSignal,
): Promise<SeenPhoto> {
  try {
    const { text, tokensUsed, costUsd } = await imageModel.describe({ image, signal });
    return { description: text, expense: { tokensUsed, costUsd } };
  } catch (error) {
    if (!(error instanceof ProviderError) || signal.aborted) throw error;
    return { description: null, expense: FREE };
  }
}

function written(text: string, signal: AbortSignal): WrittenText {
  if (signal.aborted)
    throw new ProviderError('temporary', 'o pedido foi interrompido', { cause: signal.reason });
  return { text, ...WRITER, ...FREE };
}
