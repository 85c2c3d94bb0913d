/** What the form of a new product says. */
export const messages = {
  notCreated: 'Não foi possível criar o produto. Tente novamente.',
  created: 'Produto criado!',
  forPictures: (count: number) =>
    count === 1
      ? 'A imagem que você escolheu entra neste produto.'
      : `As ${count} imagens que você escolheu entram neste produto.`,
  morePictures: (count: number) => (count === 1 ? 'Mais 1 imagem' : `Mais ${count} imagens`),
} as const;
