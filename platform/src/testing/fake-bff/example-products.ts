import type { LibraryImage, Listing, Product, ProductPhoto } from 'bff/contract';
import { noTexts } from 'bff/contract/browser/listings';
import { examplePicture } from './pictures.ts';

const facts = {
  ...{ brand: '', model: '', color: '', size: '', material: '', gtin: '', sku: '', details: '' },
};
const written = '2026-11-20T12:00:00.000Z';

/** What the fake writer writes for a channel. */
export const exampleListing = (channel: Listing['channel']): Listing => ({
  channel,
  demonstration: true,
  writtenAt: written,
  updatedAt: written,
  texts: {
    ...noTexts,
    title: 'Caneca de Cerâmica Azul 350 ml para Café e Chá',
    familyName: 'Caneca de Cerâmica 350 ml',
    highlights: 'Cerâmica esmaltada, 350 ml, vai ao micro-ondas e à lava-louças',
    bullets: [
      'Cerâmica esmaltada, lisa por dentro e por fora',
      'Cabem 350 ml, do café ao chá da tarde',
      'Vai ao micro-ondas e à lava-louças',
    ],
    description:
      'Caneca de cerâmica azul, 350 ml.\n\nCaracterísticas:\n- Material: cerâmica esmaltada\n- Cor: azul\n- Capacidade: 350 ml',
    searchTerms: 'xícara porcelana presente escritório',
    keywords: ['caneca azul', 'caneca de cerâmica', 'caneca 350 ml', 'caneca para café'],
  },
});

/** Three products: one with pictures and texts, one with a picture, one with a name alone. The first pictures become theirs. */
export function exampleProducts(images: readonly LibraryImage[]): Product[] {
  const products: Product[] = [
    {
      ...productOf(1, 'Caneca de cerâmica azul'),
      facts: {
        ...facts,
        ...{ brand: 'Lume', model: 'Aurora', color: 'Azul', size: '350 ml', material: 'Cerâmica' },
        ...{ gtin: '7891000315507', sku: 'CAN-350-AZ', details: 'Vai ao micro-ondas e à lava-louças.' },
      },
      listings: [exampleListing('mercado_livre'), exampleListing('amazon')],
    },
    productOf(2, 'Tênis de corrida branco'),
    productOf(3, 'Vela aromática'),
  ];
  for (const [at, product] of [0, 0, 0, 1].entries()) {
    const image = images[at];
    if (image) image.productId = products[product]?.id ?? null;
  }
  return products;
}

/** Two photos of the first product. */
export const examplePhotos = (): (ProductPhoto & { productId: string })[] =>
  [4, 5].map((number) => ({
    ...examplePhoto(number, `00000000-0000-4000-8000-0000000009${String(number).padStart(2, '0')}`),
    productId: productOf(1, '').id,
  }));

/** A drawn photo. */
export const examplePhoto = (number: number, id: string): ProductPhoto => {
  const { url } = examplePicture(number);
  return { id, photoUrl: url, thumbnailUrl: url, width: 800, height: 800, createdAt: written };
};

const productOf = (number: number, name: string): Product => ({
  id: `00000000-0000-4000-8000-0000000008${String(number).padStart(2, '0')}`,
  name,
  facts,
  images: 0,
  photos: 0,
  listings: [],
  createdAt: written,
  updatedAt: written,
});
