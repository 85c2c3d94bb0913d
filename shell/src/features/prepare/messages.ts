/** Milliseconds that a success stands, and a failure of a download. */
export const MESSAGE_MS = 3000;
export const DOWNLOAD_ERROR_MS = 5000;

/** What the preparation for marketplaces says, keyed by meaning (docs/product.md#pictures-for-marketplaces). */
export const messages = {
  fill: (measured: string, who: string, wanted: string) =>
    `O produto ocupa ${measured} do quadro; ${who} pede ${wanted}.`,
  whiteCover: (who: string) => `O fundo não é branco; ${who} pede branco puro na capa.`,
  whiteEvery: (who: string) => `O fundo não é branco; ${who} só aceita fundo branco.`,
  tooWide: (who: string) => `A imagem é larga demais para ${who}, e cortar poderia tirar parte do produto.`,
  tooTall: (who: string) => `A imagem é alta demais para ${who}, e cortar poderia tirar parte do produto.`,
  tooSmall: (measured: string, who: string, wanted: string) =>
    `A imagem tem ${measured} px; ${who} pede pelo menos ${wanted} px.`,
  tooLarge: (measured: string, who: string, wanted: string) =>
    `A imagem tem ${measured} px; ${who} aceita até ${wanted} px.`,
  tooHeavy: (measured: string, who: string, wanted: string) =>
    `O arquivo tem ${measured}; ${who} aceita até ${wanted}.`,
  textOnCover: (who: string) => `A imagem tem texto; ${who} não aceita texto na capa.`,
  doubtfulCutOut: 'Confira o recorte: o contorno do produto pode ter falhas nesta foto.',
  enlarged: (times: string) => `Foi ampliada ${times} vezes: uma foto maior fica mais nítida.`,
  otherForm: (who: string) => `O arquivo não está na forma que ${who} pede.`,
  failed: 'Não foi possível preparar a imagem. Tente novamente.',
  declared: 'O arquivo declara o uso de IA, como o canal pede (IPTC)',
  notYet: 'Ainda não preparada',
  notOpened: 'Não foi possível abrir o envio. Tente novamente.',
  progress: (settled: number, total: number) => `${settled} de ${total} preparadas`,
  someFailed: (failed: number, total: number) =>
    failed === 1
      ? `1 de ${total} não pôde ser preparada; as outras estão aqui.`
      : `${failed} de ${total} não puderam ser preparadas; as outras estão aqui.`,
  chooseOne: 'Escolha pelo menos um canal.',
  tooMany: (most: number) => `Até ${most} imagens por vez: as primeiras ${most} serão preparadas.`,
  saved: 'Download iniciado com sucesso!',
  saveFailed: 'Não foi possível baixar as imagens. Tente novamente.',
  savedWithout: (missing: number) =>
    missing === 1
      ? '1 imagem não pôde ser lida e ficou fora do ZIP. Baixe de novo para incluí-la.'
      : `${missing} imagens não puderam ser lidas e ficaram fora do ZIP. Baixe de novo para incluí-las.`,
  sharedWithout: (missing: number) =>
    missing === 1
      ? '1 imagem não pôde ser guardada e ficou de fora. Compartilhe de novo para incluí-la.'
      : `${missing} imagens não puderam ser guardadas e ficaram de fora. Compartilhe de novo para incluí-las.`,
  pressAgain: 'Tudo pronto. Toque em Compartilhar mais uma vez.',
} as const;
