/** What is said while pictures of a batch are chosen for a product. */
export const messages = {
  ask: 'Toque nas imagens do mesmo produto.',
  chosen: (count: number) => (count === 1 ? '1 imagem escolhida' : `${count} imagens escolhidas`),
  create: (count: number) => (count === 0 ? 'Criar produto' : `Criar produto (${count})`),
  state: { free: 'Pronta', chosen: 'Escolhida', taken: 'Já em um produto' },
  allTaken: 'Todas as imagens prontas já estão em um produto.',
  notOpened: 'Não foi possível abrir a escolha das imagens. Tente novamente.',
} as const;
