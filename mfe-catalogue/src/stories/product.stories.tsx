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
import { waiting } from '@andromeda/tooling/waiting';
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

export const Normal: Story = { name: 'Com textos', play: shows(family) };
export const OnAPhone: Story = { ...onAPhone, name: 'Com textos, no celular', play: holds(family) };
export const At200Percent: Story = { ...zoomed, name: 'Com zoom de 200 %', play: holds(family) };
export const InLargeLetters: Story = { ...inLargeLetters, name: 'Com letras grandes', play: holds(family) };
export const WithoutTexts: Story = {
  name: 'Sem textos',
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
  args: { address: `${CANDLE}?canal=amazon` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escrever eu mesmo' }, patiently));
    await canvas.findByText('0 de 75 caracteres');
  },
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
  args: { address: CANDLE, state: 'no_credits' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escrever anúncio' }, patiently));
    await canvas.findByRole('link', { name: 'Comprar Créditos' }, patiently);
  },
};
export const AddingPictures: Story = {
  name: 'Adicionando imagens',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar imagens' }, patiently));
    const boxes = await screen.findAllByRole('checkbox', {}, patiently);
    if (boxes[5]) await userEvent.click(boxes[5]);
    await screen.findByRole('button', { name: 'Adicionar (1)' });
  },
};
export const TakingAPictureOut: Story = {
  name: 'Tirando uma imagem',
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Tirar do produto' }, patiently);
    if (first) await userEvent.click(first);
    await canvas.findByRole('button', { name: 'Desfazer' });
  },
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
