import type {
  ChannelId,
  ChannelPicture,
  ChatEvent,
  ConversationPage,
  ImagePage,
  LibraryImage,
  OrderPermits,
  TextHistory,
} from 'bff/contract';
import { type FakeAnswers, refusal } from './calls.ts';
import { exampleHistory } from './example-history.ts';
import { generationOf, imageOf } from './examples.ts';
import { examplePicture } from './pictures.ts';
import type { FakeStore } from './store.ts';

const PAGE_SIZE = 24;
const gone = () => new Response(null, { status: 204 });

/** Pictures: making them, and the library, which really searches, marks and deletes. */
export const pictureAnswers = (store: FakeStore): FakeAnswers => ({
  ...generationAnswers(store),
  ...libraryAnswers(store),
});

function generationAnswers(store: FakeStore): FakeAnswers {
  return {
    'POST /api/generations': ({ body }) => {
      if (store.credits === 0) return refusal(402, 'insufficient_credits');
      store.credits -= 1;
      const image = { ...imageOf(1000 + store.images.length), createdAt: new Date().toISOString() };
      if (typeof body.prompt === 'string') image.prompt = body.prompt;
      store.images.unshift(image);
      store.generations.unshift(generationOf(image));
      return Response.json(generationOf(image));
    },
    'GET /api/generations/recent': () => Response.json({ generations: store.generations.slice(0, 3) }),
    'GET /api/generations/:key': () => refusal(404, 'not_found'),
    'POST /api/generations/by-key': () => Response.json({ orders: [] }),
    'POST /api/batches/:id/stop': gone,
    'POST /api/batches/:id/permits': () => Response.json({ permits: [] } satisfies OrderPermits),
    'PUT /api/push-subscriptions': gone,
    'DELETE /api/push-subscriptions': gone,
    'POST /api/generations/:key/cancel': () => refusal(404, 'not_found'),
    'POST /api/describe': () =>
      Response.json({ prompt: 'Caneca azul sobre fundo claro', demonstration: true }),
  };
}

function libraryAnswers(store: FakeStore): FakeAnswers {
  const byId = (id = '') => store.images.find((image) => image.id === id);
  return {
    'GET /api/images': ({ query }) => {
      const search = query.get('search')?.toLowerCase() ?? '';
      const operation = query.get('operation');
      const page = Number(query.get('page') ?? 1);
      const found = store.images.filter(
        (image) =>
          `${image.prompt ?? ''} ${image.name ?? ''}`.toLowerCase().includes(search) &&
          (!operation || image.operation === operation) &&
          (image.favorite || !query.has('favorites')) &&
          (!query.has('product') || image.productId === query.get('product')),
      );
      const images = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      return Response.json({ images, total: found.length, page, pageSize: PAGE_SIZE } satisfies ImagePage);
    },
    'GET /api/images/:id': ({ params: [id] }) => {
      const image = byId(id);
      return image ? Response.json(image) : refusal(404, 'not_found');
    },
    'GET /api/images/:id/history': ({ params: [id] }) => {
      const image = byId(id);
      return image ? Response.json(exampleHistory(image)) : refusal(404, 'not_found');
    },
    'POST /api/images/:id/show': ({ params: [id] }) => answerImage(byId(id) ?? imageOf(1)),
    'PATCH /api/images/:id': ({ params: [id], body }) => {
      const image = byId(id);
      if (!image) return refusal(404, 'not_found');
      if (typeof body.name === 'string') image.name = body.name;
      else image.favorite = body.favorite === true;
      return Response.json(image);
    },
    'POST /api/images/:id/keep': ({ params: [id] }) => {
      const image = byId(id);
      if (!image) return refusal(404, 'not_found');
      image.returnable = false;
      return Response.json(image);
    },
    'POST /api/images/:id/discard': ({ params: [id] }) => {
      if (byId(id)?.returnable) store.credits += 1;
      store.images = store.images.filter((image) => image.id !== id);
      return gone();
    },
    'GET /api/images/:id/cut-out/:part': () => refusal(422, 'not_repairable'),
    'POST /api/images/:id/repair': ({ params: [id] }) => answerImage(byId(id)),
    'POST /api/images/:id/product': ({ params: [id] }) => answerImage(byId(id)),
    'POST /api/images/:id/retry': ({ params: [id] }) => answerImage(byId(id)),
    'POST /api/images/:id/restore': ({ params: [id] }) => answerImage(byId(id)),
    'POST /api/images/:id/channels/:channel': ({ params: [id, channel] }) => {
      const image = byId(id);
      return image ? Response.json(preparedOf(image, channel as ChannelId)) : refusal(404, 'not_found');
    },
    'POST /api/preparations': gone,
    'DELETE /api/images/:id': ({ params: [id] }) => {
      store.images = store.images.filter((image) => image.id !== id);
      return gone();
    },
  };
}

/** Each picture is ready, but for Amazon, whose frame the product does not fill, and for Americanas, which takes white ground alone. */
function preparedOf(image: LibraryImage, channel: ChannelId): ChannelPicture {
  const file = { url: image.imageUrl, width: 1200, height: 1200, bytes: 214_000 };
  const enlargement = { rule: 'enlargement', ok: true, measured: 1.2, wanted: 1 } as const;
  if (channel === 'americanas')
    return { channel, file: null, checks: [{ rule: 'white', ok: false, measured: 0, wanted: 1 }] };
  const isSmall = channel === 'amazon';
  const fill = { rule: 'fill', ok: !isSmall, measured: isSmall ? 0.62 : 0.95, wanted: 0.85 } as const;
  return { channel, file, checks: [fill, enlargement] };
}

const answerImage = (image: LibraryImage | undefined) =>
  image ? Response.json(image) : refusal(404, 'not_found');

/** Titles, keywords and their history. */
export function textAnswers(store: FakeStore): FakeAnswers {
  const made = (texts: Record<string, string[]>) => {
    store.turboCredits = Math.max(0, store.turboCredits - 1);
    return Response.json({ id: crypto.randomUUID(), charged: true, demonstration: true, ...texts });
  };
  return {
    'POST /api/titles': () =>
      made({
        titles: ['Caneca Azul de Cerâmica 350 ml', 'Caneca para Café Artesanal', 'Caneca Esmaltada Azul'],
      }),
    'POST /api/keywords': () => made({ keywords: ['caneca', 'caneca azul', 'caneca de café', 'presente'] }),
    'GET /api/texts': ({ query }) => {
      const search = (query.get('search') ?? '').toLowerCase();
      const records = store.texts.filter(
        ({ tool, input, texts }) =>
          tool === (query.get('tool') ?? tool) &&
          JSON.stringify([input, texts]).toLowerCase().includes(search),
      );
      return Response.json({ records, page: 1, hasMore: false } satisfies TextHistory);
    },
    'DELETE /api/texts': ({ query }) => {
      store.texts = store.texts.filter(({ tool }) => tool !== query.get('tool'));
      return gone();
    },
    'DELETE /api/texts/:id': ({ params: [id] }) => {
      store.texts = store.texts.filter((text) => text.id !== id);
      return gone();
    },
  };
}

/** The assistant, which answers word by word, and its conversations. */
export function assistantAnswers(store: FakeStore): FakeAnswers {
  return {
    'POST /api/chat': () => new Response(spoken(), { headers: { 'content-type': 'text/event-stream' } }),
    'POST /api/chat/photos': () =>
      Response.json({ id: crypto.randomUUID(), thumbnail: examplePicture(0).url }),
    'GET /api/conversations': ({ query }) => {
      const search = (query.get('search') ?? '').toLowerCase();
      const found = store.conversations.filter((one) => JSON.stringify(one).toLowerCase().includes(search));
      const conversations = found.map(({ id, title, updatedAt }) => ({ id, title, updatedAt }));
      return Response.json({ conversations, page: 1, hasMore: false } satisfies ConversationPage);
    },
    'GET /api/conversations/:id': ({ params: [id] }) => {
      const found = store.conversations.find((conversation) => conversation.id === id);
      return found ? Response.json(found) : refusal(404, 'not_found');
    },
    'PATCH /api/conversations/:id': ({ params: [id], body }) => {
      const found = store.conversations.find((conversation) => conversation.id === id);
      if (!found) return refusal(404, 'not_found');
      Object.assign(found, body);
      return Response.json({ id: found.id, title: found.title, updatedAt: found.updatedAt });
    },
    'PATCH /api/conversations/:id/turns/:turnId': ({ params: [id, turnId], body }) => {
      const turns = store.conversations.find((conversation) => conversation.id === id)?.turns;
      const turn = turns?.find((one) => one.id === turnId);
      if (!turn) return refusal(404, 'not_found');
      Object.assign(turn, body);
      return gone();
    },
    'DELETE /api/conversations/:id': ({ params: [id] }) => {
      store.conversations = store.conversations.filter((conversation) => conversation.id !== id);
      return gone();
    },
    'POST /api/conversations/:id/stop': gone,
  };
}

const WORDS = 'Mostre o produto em uso, com **luz natural**, e conte em uma frase o que ele resolve.';

function spoken(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const events: ChatEvent[] = [
    { kept: true },
    ...WORDS.split(/(?<= )/).map((delta) => ({ delta })),
    { done: true, demonstration: true, saved: true },
  ];
  return new ReadableStream({
    async pull(controller) {
      const event = events.shift();
      if (!event) return controller.close();
      await new Promise((resolve) => setTimeout(resolve, 40));
      controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
    },
  });
}
