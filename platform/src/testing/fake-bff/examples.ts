import type { DataExport, Generation, LibraryImage, Operation, TextRecord } from 'bff/contract';
import { examplePhotos, exampleProducts } from './example-products.ts';
import { examplePicture } from './pictures.ts';
import { type FakeStore, newBrandKit, noExport } from './store.ts';

const DAY_MS = 86_400_000;
const prompts = [
  'Caneca azul de cerâmica sobre mesa de madeira, luz da manhã',
  'Tênis branco em fundo degradê lilás',
  'Vela aromática com eucalipto e linho',
  'Relógio de couro em pedra escura',
  'Bolsa caramelo em estúdio claro',
  'Fone sem fio flutuando, fundo neon',
  'Kit de cosméticos com pétalas de rosa, composição simétrica vista de cima, sombras suaves e espaço livre à direita para o texto da promoção de aniversário da loja',
  null,
] as const;
const operations: readonly Operation[] = [
  'change_background',
  'remove_background',
  'context_edit',
  'add_text',
  'generate_image',
];

/** A store with a seller's work of some weeks, or with nothing. */
export const createStore = (filled: boolean): FakeStore => (filled ? exampleStore() : newcomer());

/** Of a user who signed up a minute ago. */
const newcomer = (): FakeStore => ({
  credits: 5,
  turboCredits: 0,
  fullName: 'Ana Vendedora',
  images: [],
  generations: [],
  texts: [],
  conversations: [],
  products: [],
  productPhotos: [],
  brandKit: newBrandKit(),
  styles: [],
  templates: [],
  entries: [],
  dataExport: noExport,
});

/** Made an hour ago, of a library that fills more than one file. */
const readyExport = (): DataExport => ({
  ...noExport,
  status: 'ready',
  expiresAt: daysAgo(-7),
  nextAt: daysAgo(-0.95),
  archives: [268_912_640, 41_232_100].map((bytes, index) => ({ bytes, url: `#parte-${index + 1}` })),
});

const exampleBrandKit = (): FakeStore['brandKit'] => ({
  ...{ mainColor: '#6B2FA0', accentColor: '#F59E0B', headingFace: 'nunito', bodyFace: 'poppins' },
  ...{ logoCorner: 'bottom_right', tagStyle: 'label', updatedAt: daysAgo(9) },
  logo: { url: examplePicture(1).url, width: 800, height: 800 },
});

const exampleStyles = (): FakeStore['styles'] =>
  [
    {
      name: 'Areia com sombra',
      style: { type: 'color', color: '#F3E9DC', margin: 'medium', shadow: true, brand: false },
    } as const,
    {
      name: 'Mesa de madeira',
      style: { type: 'prompt', description: 'mesa de madeira clara', brand: true },
    } as const,
    { name: 'Só o produto', style: { type: 'remove' } } as const,
  ].map((saved, index) => ({
    ...{ id: idOf(700 + index), ...saved },
    ...{ createdAt: daysAgo(index + 1), updatedAt: daysAgo(index + 1) },
  }));

/** The first shows a picture of the library, the second lost its own. */
const exampleTemplates = ([first]: FakeStore['images']): FakeStore['templates'] =>
  [
    {
      ...{ name: 'Vitrine de Natal', prompt: 'Sobre mesa de Natal, com pinhas, velas e luz quente ao fundo' },
      preview: first
        ? { imageId: first.id, thumbnailUrl: first.thumbnailUrl, dominantColor: first.dominantColor }
        : null,
    },
    {
      ...{ name: 'Praia ao amanhecer', prompt: 'Na areia clara, com o mar ao fundo e luz do amanhecer' },
      preview: null,
    },
  ].map((template, index) => ({
    ...{ id: idOf(720 + index), ...template },
    ...{ createdAt: daysAgo(index + 1), updatedAt: daysAgo(index + 1) },
  }));

function exampleStore(): FakeStore {
  const images = Array.from({ length: 31 }, (_, index) => imageOf(index));
  return {
    products: exampleProducts(images),
    productPhotos: examplePhotos(),
    brandKit: exampleBrandKit(),
    styles: exampleStyles(),
    templates: exampleTemplates(images),
    credits: 42,
    turboCredits: 12,
    fullName: 'Ana Vendedora',
    images,
    generations: images.slice(0, 6).map(generationOf),
    texts: [
      textRecord(1, 'titles', ['Caneca Azul de Cerâmica 350 ml', 'Caneca para Café', 'Caneca Esmaltada']),
      textRecord(2, 'keywords', ['caneca', 'caneca azul', 'caneca de café', 'presente']),
    ],
    conversations: [
      {
        id: idOf(900),
        title: 'Como escrevo um anúncio que vende?',
        updatedAt: daysAgo(1),
        turns: [
          {
            id: idOf(901),
            question: 'Como escrevo um anúncio que vende?',
            photo: null,
            answer:
              '**Comece pelo benefício.** Diga o que muda na vida de quem compra.\n\n1. Uma frase curta\n2. Três provas\n3. Um convite',
            state: 'ready',
          },
        ],
      },
    ],
    dataExport: readyExport(),
    entries: [
      entry(1, 'grant', 'image', 55, 'subscription'),
      entry(2, 'reserve', 'image', -1, 'change_background'),
      entry(3, 'commit', 'image', 0, 'change_background'),
      entry(4, 'reserve', 'turbo', -1, 'titles'),
      entry(5, 'grant', 'image', 5, 'signup'),
    ],
  };
}

/** A picture of the library; the same index is the same picture. */
export function imageOf(index: number): LibraryImage {
  const picture = examplePicture(index);
  return {
    id: idOf(index),
    imageUrl: picture.url,
    thumbnailUrl: picture.url,
    prompt: prompts[index % prompts.length] ?? null,
    name: null,
    operation: operations[index % operations.length] ?? 'change_background',
    width: 800,
    height: 800,
    dominantColor: picture.color,
    favorite: index % 7 === 0,
    cutOutDoubtful: false,
    returnable: false,
    repairable: false,
    cutOutGround: null,
    repaired: false,
    sourceType: 'algorithmicallyEnhanced',
    productId: null,
    createdAt: daysAgo(index / 2),
  };
}

/** The finished request that made a picture. */
export function generationOf(image: LibraryImage): Generation {
  return {
    id: image.id,
    status: 'completed',
    step: 'saving',
    operation: image.operation,
    prompt: image.prompt,
    imageUrl: image.imageUrl,
    thumbnailUrl: image.thumbnailUrl,
    imageId: image.id,
    saved: true,
    demonstration: true,
    cutOutDoubtful: false,
    productPreserved: null,
    productRestorable: false,
    undrawn: [],
    returnable: false,
    repairable: false,
    errorCode: null,
    createdAt: image.createdAt,
  };
}

/** A stable id for a number; cards show its beginning. */
const idOf = (number: number): string =>
  `${(((number + 1) * 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

function textRecord(number: number, tool: TextRecord['tool'], texts: string[]): TextRecord {
  const input = { description: 'Caneca azul de cerâmica', marketplace: 'mercado_livre' as const };
  return { id: idOf(500 + number), tool, input, texts, createdAt: daysAgo(number) };
}

function entry(
  number: number,
  kind: FakeStore['entries'][number]['kind'],
  currency: 'image' | 'turbo',
  amount: number,
  reason: string,
): FakeStore['entries'][number] {
  const operation = reason === 'change_background' ? reason : null;
  return { id: String(number), kind, currency, amount, reason, operation, createdAt: daysAgo(number) };
}
