/** What the form of a product says, and what is said of pictures that it gets. */
export const messages = {
  nameMissing: 'Escreva o nome do produto.',
  wrongCode: 'Este código não confere: verifique os dígitos',
  imagesAdded: (count: number) =>
    count === 1 ? '1 imagem adicionada ao produto.' : `${count} imagens adicionadas ao produto.`,
  imagesNotAdded: 'Não foi possível adicionar as imagens. Tente novamente.',
  nothingForTheSheet: 'A planilha tem uma linha para cada canal com textos: escreva primeiro um anúncio.',
  productsNotLoaded: 'Não foi possível carregar seus produtos. Tente novamente.',
} as const;

/** How long a passing message stays, in milliseconds (docs/product.md#limits-and-times). */
export const MESSAGE_MS = 3000;

/** How many pictures a product has or, where it has none yet, how many photos were taken of it. */
export const countImages = ({ images, photos }: { images: number; photos: number }): string => {
  if (images > 0) return images === 1 ? '1 imagem' : `${images} imagens`;
  if (photos > 0) return photos === 1 ? '1 foto' : `${photos} fotos`;
  return 'Sem imagens';
};
