/** What is said of a product's pictures. */
export const messages = {
  notLoaded: 'Não foi possível carregar as imagens. Tente novamente.',
  leaving: 'A imagem sai do produto e continua na biblioteca.',
  notRemoved: 'Não foi possível tirar a imagem do produto. Tente novamente.',
  unnamed: 'Imagem sem descrição',
  addCount: (count: number) => `Adicionar (${count})`,
  full: (most: number) => `De cada vez entram até ${most} imagens.`,
} as const;
