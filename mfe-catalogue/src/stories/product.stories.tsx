import type { Product } from '@andromeda/platform';
import {
  holds,
  inLargeLetters,
  onAPhone,
  type RemoteScreen,
  screenAt,
  shows,
  zoomed,
} from '@andromeda/platform/testing/stories';
import { waiting } from '@andromeda/tooling/waiting-limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { listing, product } from '../testing/example-product.ts';

const MUG = '/produtos/00000000-0000-4000-8000-000000000801';
const CANDLE = '/produtos/00000000-0000-4000-8000-000000000803';
const family = 'Onde o Mercado Livre monta o título, informe este nome da família.';
const patiently = { timeout: waiting.condition };

const meta = {
  title: 'Telas/Produtos/Produto',
  ...screenAt(routes, MUG),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A product as the service would answer it. */
const answering = (changes: Partial<Product>) => ({
  'GET /api/products/:id': () => Response.json(product(changes)),
});

export const Normal: Story = { name: 'Com textos', tags: ['long'], play: shows(family) };
export const OnAPhone: Story = { ...onAPhone, name: 'Com textos, no celular', play: holds(family) };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds(family),
};
export const InLargeLetters: Story = { ...inLargeLetters, name: 'Com letras grandes', play: holds(family) };
export const WithoutTexts: Story = {
  name: 'Sem textos',
  tags: ['long'],
  args: { address: CANDLE },
  play: shows('Ainda sem textos para Mercado Livre'),
};
export const WithoutTextsOnAPhone: Story = {
  ...onAPhone,
  name: 'Sem textos, no celular',
  args: { address: CANDLE },
  play: holds('Ainda sem textos para Mercado Livre'),
};
export const ByHand: Story = {
  name: 'Textos do próprio vendedor',
  tags: ['long'],
  args: { address: `${CANDLE}?canal=amazon` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escrever eu mesmo' }, patiently));
    await canvas.findByText('0 de 75 caracteres');
  },
};

export const NoSearchTerms: Story = {
  name: 'Sem termos de busca, porque o título já os traz',
  tags: ['long'],
  args: {
    address: `${MUG}?canal=amazon`,
    answers: answering({ listings: [listing('amazon', { title: 'Caneca de cerâmica azul' })] }),
  },
  play: shows('O título já traz as palavras de busca: aqui não é preciso repetir.'),
};

const problems = {
  address: `${MUG}?canal=amazon`,
  answers: answering({
    listings: [
      listing('amazon', {
        title: 'Caneca caneca caneca! De porcelana azul com tampa, pires, colher e uma caixa de presente',
        bullets: ['Curto', 'Cabem 350 ml, do café ao chá da tarde'],
        searchTerms: 'á'.repeat(125),
      }),
    ],
  }),
};
export const Problems: Story = {
  name: 'Com problemas nos textos',
  tags: ['long'],
  args: problems,
  play: shows('Com 1 byte a mais, a Amazon ignora o campo inteiro.'),
};
export const ProblemsOnAPhone: Story = {
  ...onAPhone,
  name: 'Com problemas nos textos, no celular',
  args: problems,
  play: holds('Com 1 byte a mais, a Amazon ignora o campo inteiro.'),
};
export const LongTexts: Story = {
  ...onAPhone,
  name: 'Com textos longos sem espaços',
  args: {
    answers: answering({
      name: 'W'.repeat(80),
      listings: [
        listing('mercado_livre', {
          ...{ title: 'X'.repeat(400), familyName: 'Y'.repeat(400), description: 'Z'.repeat(12_000) },
          keywords: ['k'.repeat(120), 'caneca'],
        }),
      ],
    }),
  },
  play: holds('Passou 340 caracteres do limite.'),
};
export const WithoutCredits: Story = {
  name: 'Sem créditos',
  tags: ['long'],
  args: { address: CANDLE, state: 'no_credits' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escrever anúncio' }, patiently));
    await canvas.findByRole('link', { name: 'Comprar Créditos' }, patiently);
  },
};
export const AddingPictures: Story = {
  name: 'Adicionando imagens',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar imagens' }, patiently));
    const boxes = await screen.findAllByRole('checkbox', {}, patiently);
    if (boxes[5]) await userEvent.click(boxes[5]);
    await screen.findByRole('button', { name: 'Adicionar (1)' });
  },
};
export const TakingAPictureOut: Story = {
  name: 'Tirando uma imagem',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Tirar do produto' }, patiently);
    if (first) await userEvent.click(first);
    await canvas.findByRole('button', { name: 'Desfazer' });
  },
};
const photosOf = (photos: readonly object[]) => ({
  'GET /api/products/:id/photos': () => Response.json({ photos }),
});
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#2456c9" d="M0 0h1v1H0z"/></svg>';
const drawn = (count: number) => {
  const url = `data:image/svg+xml,${encodeURIComponent(SQUARE)}`;
  return Array.from({ length: count }, (_, at) => ({
    ...{ id: `00000000-0000-4000-8000-0000000000${at + 10}`, photoUrl: url, thumbnailUrl: url },
    ...{ width: 800, height: 800, createdAt: '2026-11-20T12:00:00.000Z' },
  }));
};
const chosenPhotos = async (
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
  names: readonly string[],
) => {
  const heading = await canvas.findByRole('heading', { name: /^Fotos/ }, patiently);
  const input = heading.closest('section')?.querySelector<HTMLInputElement>('input[type="file"]');
  const files = new DataTransfer();
  for (const name of names) files.items.add(new File(['uma foto'], name, { type: 'image/jpeg' }));
  if (!input) throw new Error('photos cannot be chosen');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

export const ChoosingPhotos: Story = {
  name: 'Escolhendo fotos',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Escolher a foto 2' }, patiently));
    await canvas.findByRole('link', { name: 'Fazer um lote com 1 foto' });
  },
};
export const UsingAPhoto: Story = {
  ...onAPhone,
  name: 'Usando uma foto, no celular',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar a foto 1' }, patiently));
    await screen.findByRole('menuitem', { name: 'Excluir foto' });
  },
};
export const DeletingAPhoto: Story = {
  name: 'Excluindo uma foto',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar a foto 1' }, patiently));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir foto' }));
    await canvas.findByRole('button', { name: 'Desfazer' });
  },
};
export const SendingPhotos: Story = {
  name: 'Enviando fotos',
  tags: ['long'],
  args: { answers: { 'POST /api/products/:id/photos': () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await chosenPhotos(canvas, ['frente.jpg', 'verso.jpg', 'alca.jpg']);
    await canvas.findByText('Enviando as fotos: 0 de 3…');
  },
};
export const RefusedPhotos: Story = {
  ...onAPhone,
  name: 'Com fotos recusadas, no celular',
  args: {
    answers: {
      'POST /api/products/:id/photos': () =>
        Response.json({ error: { code: 'image_unreadable', requestId: 'r' } }, { status: 422 }),
    },
  },
  play: async ({ canvas }) => {
    await chosenPhotos(canvas, ['frente.jpg', `${'foto-com-um-nome-muito-longo-'.repeat(4)}.jpg`]);
    await canvas.findAllByText('Não foi possível ler a imagem. Ela pode estar corrompida.', { exact: false });
  },
};
export const FullOfPhotos: Story = {
  name: 'Com 20 fotos',
  args: { answers: photosOf(drawn(20)) },
  play: shows('Um produto guarda até 20 fotos.'),
};
export const PhotosFailed: Story = {
  name: 'Com fotos que não carregam',
  tags: ['long'],
  args: {
    answers: {
      'GET /api/products/:id/photos': () =>
        Response.json({ error: { code: 'internal_error', requestId: 'r' } }, { status: 500 }),
    },
  },
  play: shows('Não foi possível carregar as fotos. Tente novamente.'),
};
export const NotFound: Story = {
  name: 'Não encontrado',
  args: { address: '/produtos/00000000-0000-4000-8000-000000000999' },
  play: shows('Este produto não existe mais'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar o produto. Tente novamente.'),
};
export const Loading: Story = { name: 'Carregando', args: { state: 'pending' } };
