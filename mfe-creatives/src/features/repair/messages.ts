/** What the repair says, keyed by meaning (docs/product.md#repair). */
export const messages = {
  missing: 'Escolha um recorte para corrigir',
  missingHint: 'Abra a Biblioteca e toque em “Corrigir recorte” na imagem que quiser.',
  loading: 'Abrindo a foto e o recorte…',
  loadFailed: 'Não foi possível abrir o recorte. Tente novamente.',
  hint: 'Pinte por cima: um traço simples basta. O contorno se ajusta sozinho.',
  doubt: 'Em amarelo: onde o contorno está em dúvida.',
  doubtBeside: 'Em amarelo: contorno em dúvida',
  openAtBorder: 'Corrigir o contorno em dúvida',
  keepFailed: 'Não foi possível guardar o recorte corrigido. Tente novamente.',
  offline: 'Sem conexão. Seus traços continuam aqui: tente novamente quando a internet voltar.',
  kept: 'Recorte corrigido e guardado na sua biblioteca. A imagem original continua guardada.',
  restored: 'A versão anterior voltou para a sua biblioteca.',
  restoreFailed: 'Não foi possível voltar à versão anterior. Tente novamente.',
  maskUnfit: 'A máscara precisa ter a mesma proporção da foto.',
  maskUnreadable: 'Não foi possível ler a máscara. Envie um PNG.',
  keys: 'Setas movem o pincel, Enter pinta um ponto, M mantém, R remove, colchetes mudam o tamanho, mais e menos aproximam.',
} as const;
