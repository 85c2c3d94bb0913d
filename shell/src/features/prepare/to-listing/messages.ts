import type { MarketplaceFinding, MarketplaceListing } from '@andromeda/platform';

const photos = (count: number) => (count === 1 ? '1 foto' : `${count} fotos`);

const sightings: Readonly<Record<Exclude<MarketplaceFinding['kind'], 'other'>, string>> = {
  white_background: 'fundo não é branco',
  minimum_size: 'foto menor que o mínimo',
  text_logo: 'texto ou logo na foto',
  watermark: 'marca d’água',
};

const statuses: Readonly<Record<MarketplaceListing['status'], string>> = {
  active: 'Ativo',
  paused: 'Pausado',
  closed: 'Encerrado',
  other: 'Em revisão',
};

const reasons: Readonly<Record<NonNullable<MarketplaceListing['fixed']>, string>> = {
  variations: 'Tem variações: troque as fotos no Mercado Livre.',
  catalogue: 'Anúncio de catálogo: as fotos são do Mercado Livre.',
  closed: 'Anúncio encerrado: as fotos não mudam mais.',
};

/** What the way to a listing says, keyed by meaning (docs/product.md#mercado-livre-connected). */
export const messages = {
  connectionFailed: 'Não foi possível ver a sua conexão com o Mercado Livre. Tente novamente.',
  signInFailed: 'Não foi possível abrir o Mercado Livre. Tente novamente.',
  listingsFailed: 'Não foi possível carregar os seus anúncios. Tente novamente.',
  noListings: 'Sua conta ainda não tem anúncios no Mercado Livre.',
  noneFound: (search: string) => `Nenhum anúncio encontrado para “${search}”.`,
  listing: ({ status, pictures }: MarketplaceListing) => `${statuses[status]} · ${photos(pictures)}`,
  fixed: (reason: NonNullable<MarketplaceListing['fixed']>) => reasons[reason],
  because: {
    product: 'O anúncio deste produto',
    last: 'O último anúncio que recebeu uma foto',
    only: 'O seu único anúncio',
  },
  sees: (findings: readonly MarketplaceFinding[]) =>
    `O Mercado Livre vê: ${findings.map(({ kind, words }) => (kind === 'other' ? words : sightings[kind])).join(', ')}.`,
  mayStillSend: 'Você pode enviar mesmo assim, mas ele pode pedir outra foto ou pausar o anúncio.',
  seesNothing: 'O Mercado Livre não vê problema nesta foto.',
  notSeen: 'O Mercado Livre não examinou a foto agora. Você pode enviar mesmo assim.',
  sendTo: (title: string) => `Enviar para “${title}”`,
  tryAgain: (title: string) => `Tentar de novo em “${title}”`,
  sendFailed: 'Não foi possível enviar a foto. Tente novamente.',
  neverTwice: 'Tentar de novo não põe a foto duas vezes.',
  sent: 'Pronto, a foto está no anúncio',
  undone: 'Desfeito: o anúncio tem as fotos de antes.',
  undoFailed: 'Não foi possível desfazer. Tente novamente.',
} as const;

/** What is said to a user whom Mercado Livre has led back. */
export const outcomes: Readonly<Record<string, { type: 'success' | 'info' | 'error'; message: string }>> = {
  conectado: { type: 'success', message: 'Conta do Mercado Livre conectada.' },
  'ja-conectado': { type: 'info', message: 'Sua conta do Mercado Livre já está conectada.' },
  cancelado: { type: 'info', message: 'A conexão com o Mercado Livre foi cancelada.' },
  falhou: { type: 'error', message: 'Não foi possível conectar o Mercado Livre. Tente novamente.' },
};
