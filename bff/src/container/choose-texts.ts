import type { Environment } from '../environment.ts';
import type { Logger } from '../logging/logger.ts';
import { observeAssistant, observeWriter } from '../observation/observe-provider.ts';
import { observedFetch } from '../observation/observed-fetch.ts';
import type { Assistant } from '../ports/assistant.ts';
import type { ImageModel } from '../ports/image-model.ts';
import type { ListingWriter } from '../ports/listing-writer.ts';
import type { Observer } from '../ports/observer.ts';
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
export function chooseTexts(
  environment: Environment,
  imageModel: ImageModel,
  watch: { logger: Logger; observer: Observer },
): ChosenTexts {
  const { assistant, listingWriter } = choose(environment, imageModel, watch);
  const provider = { observer: watch.observer, vendor: environment.CHAT_API_KEY ? 'chat' : 'local' };
  return {
    assistant: observeAssistant(provider, assistant),
    listingWriter: observeWriter(provider, listingWriter),
  };
}

function choose(
  environment: Environment,
  imageModel: ImageModel,
  { logger, observer }: { logger: Logger; observer: Observer },
): ChosenTexts {
  const { CHAT_API_KEY: apiKey, CHAT_BASE_URL, CHAT_MODEL } = environment;
  if (!apiKey) return createLocalTexts(systemClock, imageModel);
  return createTextProvider({
    apiKey,
    baseUrl: CHAT_BASE_URL ?? OPENAI,
    model: CHAT_MODEL ?? '',
    send: observedFetch(observer),
    clock: systemClock,
    logger,
  });
}
