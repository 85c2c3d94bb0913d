/** What the shop's look says, keyed by meaning (docs/product.md#shops-brand). */
export const messages = {
  unread: 'Não foi possível carregar a marca da loja. Tente novamente.',
  saved: 'Marca salva!',
  saveFailed: 'Não foi possível salvar a marca. Tente novamente.',
  logoSaved: 'Logo salvo!',
  logoRemoved: 'Logo removido.',
  logoFailed: 'Não foi possível salvar o logo. Tente novamente.',
  logoRefused: 'Esse arquivo não é uma imagem. Use PNG, JPG, WEBP, HEIC ou AVIF.',
} as const;

/** How long a success stays, in milliseconds (docs/product.md#limits-and-times). */
export const MESSAGE_MS = 3000;
