import type { Environment } from '../environment.ts';
import type { Logger } from '../logging/logger.ts';
import type { Assistant } from '../ports/assistant.ts';
import type { ImageModel } from '../ports/image-model.ts';
import type { ListingWriter } from '../ports/listing-writer.ts';
import { createLocalTexts } from '../providers/local/local-texts.ts';
import { createTextProvider } from '../providers/openai-compatible/text-provider.ts';
import { systemClock } from '../system/system-clock.ts';

const OPENAI = 'https://api.openai.com/v1';

/** The providers of chat, titles and keywords. */
export interface ChosenTexts {
  assistant: Assistant;
  listingWriter: ListingWriter;
}

/** The configured text service, or the local rules when none has a key. */
export function chooseTexts(environment: Environment, imageModel: ImageModel, logger: Logger): ChosenTexts {
  const { CHAT_API_KEY: apiKey, CHAT_BASE_URL, CHAT_MODEL } = environment;
  if (!apiKey) return createLocalTexts(systemClock, imageModel);
  return createTextProvider({
    apiKey,
    baseUrl: CHAT_BASE_URL ?? OPENAI,
    model: CHAT_MODEL ?? '',
    send: fetch,
    clock: systemClock,
    logger,
  });
}
