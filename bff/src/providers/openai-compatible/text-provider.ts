import type { Assistant, AssistantMessage } from '../../ports/assistant.ts';
import type { ListingWriter, WrittenText } from '../../ports/listing-writer.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { OutsideService } from '../outside-call/call-outside.ts';
import { type ChatService, complete, completeInPieces } from './chat-completions.ts';
import type { Content } from './completion.ts';
import { listingMessages } from './listing-messages.ts';

const PERSONA = `Você é Andromeda, consultora de marketing digital para vendedores de marketplaces brasileiros (Mercado Livre, Shopee, Amazon, Magalu). Responda sempre em português do Brasil, com gentileza e objetividade. Dê conselhos práticos, com passos e exemplos prontos para copiar. Quando faltar uma informação importante, faça uma pergunta curta. Use negrito e listas quando ajudam a ler. Não invente números, políticas ou prazos dos marketplaces: diga quando é preciso conferir.`;
const TITLES =
  'Você escreve títulos de anúncios para marketplaces brasileiros. Responda somente com três títulos, um por linha, sem numeração, sem aspas e sem comentários. Use apenas o que foi informado sobre o produto.';
const KEYWORDS =
  'Você escolhe palavras-chave de busca para anúncios em marketplaces brasileiros. Responda somente com 15 palavras-chave em português, separadas por vírgula, sem numeração e sem comentários.';

/** docs/product.md#text-provider. */
const CHAT = {
  temperature: 0.7,
  max_tokens: 1024,
  top_p: 0.9,
  frequency_penalty: 0.2,
  presence_penalty: 0.1,
};
const TEXT = { temperature: 0.7, max_tokens: 500 };
/** Cooler than titles: facts are told, none is wanted that was not given. */
const LISTING = { temperature: 0.4, max_tokens: 1500 };

export type TextSettings = Omit<OutsideService, 'provider'> & { model: string };

/** Chat, titles and keywords by any service that is compatible with OpenAI's chat completions. */
export function createTextProvider(settings: TextSettings): {
  assistant: Assistant;
  listingWriter: ListingWriter;
} {
  const service: ChatService = { ...settings, provider: 'Chat', refused: new Set() };
  // What a token costs differs by service and day: the log counts tokens.
  const expense = { model: settings.model, costUsd: 0, demonstration: false };
  /** `between` separates the texts: the last text of a cut answer is incomplete. */
  const write = async (
    system: string,
    user: string,
    between: string,
    signal: AbortSignal,
  ): Promise<WrittenText> => {
    const messages = [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ];
    const { text, tokensUsed, end } = await complete(service, { ...TEXT, messages }, signal);
    return { ...expense, tokensUsed, text: end ? text.slice(0, text.lastIndexOf(between) + 1) : text };
  };
  return {
    assistant: {
      model: settings.model,
      demonstration: false,
      async *answer(conversation, signal) {
        const turns = conversation.map((turn) => ({ role: turn.role, content: contentOf(turn) }));
        const messages = [{ role: 'system' as const, content: PERSONA }, ...turns];
        const { tokensUsed, end } = yield* completeInPieces(service, { ...CHAT, messages }, signal);
        return { tokensUsed, costUsd: 0, ...(end && { end }) };
      },
    },
    listingWriter: {
      titles: ({ description, keywords, limit, signal }) =>
        write(
          TITLES,
          `${factLines({ Descrição: description, 'Palavras-chave': keywords })}\nNo máximo ${limit} caracteres por título.`,
          '\n',
          signal,
        ),
      keywords: ({ title, description, signal }) =>
        write(KEYWORDS, factLines({ Título: title, Descrição: description }), ',', signal),
      listing: async ({ product, channel, signal }) => {
        const messages = listingMessages(product, channel);
        const { text, tokensUsed, end } = await complete(service, { ...LISTING, messages }, signal);
        // Half an object cannot be read.
        if (end)
          throw new ProviderError('invalid_answer', 'o anúncio veio incompleto', { trouble: 'malformed' });
        return { ...expense, tokensUsed, text };
      },
    },
  };
}

function contentOf({ content, photo }: AssistantMessage): Content {
  if (!photo) return content;
  const url = `data:${photo.mimeType};base64,${photo.bytes.toString('base64')}`;
  return [
    { type: 'text', text: content },
    { type: 'image_url', image_url: { url } },
  ];
}

const factLines = (facts: Record<string, string>) =>
  Object.entries(facts)
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');
