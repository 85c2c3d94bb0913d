/** What the library says, keyed by meaning (docs/product.md#library). */
export const messages = {
  loadFailed: 'Não foi possível carregar suas imagens. Tente novamente.',
  downloadStarting: 'Iniciando download...',
  downloadStarted: 'Download iniciado com sucesso!',
  downloadFailed: 'Não foi possível baixar a imagem. Tente novamente.',
  downloadRefused: (reason: string) => `Não foi possível baixar a imagem: ${reason}`,
  addressMissing: 'URL da imagem não encontrada',
  deletingTogether: (count: number) => (count === 1 ? 'Excluindo 1 imagem…' : `Excluindo ${count} imagens…`),
  deletedTogether: (count: number) =>
    count === 1 ? 'Imagem excluída com sucesso!' : `${count} imagens excluídas com sucesso!`,
  someNotDeleted: (count: number) =>
    count === 1
      ? 'Não foi possível excluir a imagem. Tente novamente.'
      : `Não foi possível excluir ${count} imagens. Tente novamente.`,
  zipWithout: (count: number) =>
    count === 1
      ? 'Download iniciado. 1 imagem não existe mais e ficou de fora.'
      : `Download iniciado. ${count} imagens não existem mais e ficaram de fora.`,
  zipFailed: 'Não foi possível baixar as imagens. Tente novamente.',
  favoriteFailed: 'Não foi possível favoritar a imagem. Tente novamente.',
  unfavoriteFailed: 'Não foi possível remover a imagem dos favoritos. Tente novamente.',
  renamed: 'Nome salvo',
  renameFailed: 'Não foi possível salvar o nome. Tente novamente.',
  nameMissing: 'Escreva um nome para a imagem.',
} as const;

/** How long a message stays, in milliseconds (docs/product.md#limits-and-times). */
export const MESSAGE_MS = 3000;
export const DOWNLOAD_ERROR_MS = 5000;
