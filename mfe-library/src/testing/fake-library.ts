import type { ImagePage, LibraryImage, Operation } from '@andromeda/platform';
import { vi } from 'vitest';

const PAGE_SIZE = 24;

/** A picture of the library whose prompt has its number. */
export function picture(index: number, operation: Operation = 'change_background'): LibraryImage {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  return {
    id,
    imageUrl: `/api/images/${id}/file`,
    thumbnailUrl: `/api/images/${id}/file?variant=thumbnail`,
    prompt: `Criativo ${index}`,
    name: null,
    operation,
    width: 800,
    height: 600,
    dominantColor: '#c0a080',
    favorite: false,
    cutOutDoubtful: false,
    returnable: false,
    repairable: false,
    cutOutGround: null,
    repaired: false,
    sourceType: 'algorithmicallyEnhanced',
    productId: null,
    createdAt: '2026-11-20T15:00:00.000Z',
  };
}

/** The library's half of the network, over pictures that it really deletes and searches. */
export function fakeLibrary(pictures: LibraryImage[]) {
  let kept = pictures;
  const asked: URLSearchParams[] = [];
  const send = vi.fn<typeof fetch>(async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    if (init?.method === 'DELETE') {
      const id = url.pathname.split('/').at(-1);
      kept = kept.filter((image) => image.id !== id);
      return new Response(null, { status: 204 });
    }
    if (init?.method === 'PATCH') {
      const id = url.pathname.split('/').at(-1);
      const change = JSON.parse(String(init.body));
      kept = kept.map((image) => (image.id === id ? { ...image, ...change } : image));
      return Response.json(kept.find((image) => image.id === id));
    }
    if (url.pathname.startsWith('/api/products/')) return Response.json({ name: 'Caneca azul' });
    asked.push(url.searchParams);
    const search = url.searchParams.get('search')?.toLowerCase() ?? '';
    const operation = url.searchParams.get('operation');
    const page = Number(url.searchParams.get('page'));
    const found = kept.filter(
      (image) =>
        `${image.prompt} ${image.name}`.toLowerCase().includes(search) &&
        (!operation || image.operation === operation) &&
        (image.favorite || !url.searchParams.has('favorites')) &&
        (!url.searchParams.has('product') || image.productId === url.searchParams.get('product')),
    );
    const images = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return Response.json({ images, total: found.length, page, pageSize: PAGE_SIZE } satisfies ImagePage);
  });
  return { send, asked };
}

export const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index + 1));
