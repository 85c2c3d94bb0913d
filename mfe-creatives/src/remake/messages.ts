/** What is said where another picture is made like one of the library (docs/product.md#history). */
export const messages = {
  filledIn: 'Preenchido como na imagem escolhida. Mude o que quiser: nada é cobrado até você pedir.',
  photoNotKept: 'A foto que você enviou não fica guardada: escolha a foto de novo.',
  onlyFirst: (photos: number) => `Foram usadas ${photos} fotos: escolha as outras de novo.`,
  severalNotKept: (photos: number) => `As ${photos} fotos usadas não ficam guardadas: escolha-as de novo.`,
  sourceDeleted: 'A imagem usada foi apagada: escolha outra foto.',
  optionsUnknown: 'A imagem é antiga e não guardou as opções: confira todas.',
  brandGone: 'A marca da loja não está mais salva: a imagem sai sem ela.',
  colorsGone: 'A marca da loja não tem mais cores: a imagem sai sem elas.',
  gone: 'Esta imagem não está mais na sua biblioteca: comece do zero.',
  notLoaded: 'Não foi possível carregar como esta imagem foi feita. Tente novamente.',
  alsoKept: (options: string) => `Vai igual também: ${options}.`,
  margins: { small: 'pequena', medium: 'média', large: 'grande' },
} as const;
