import { MAX_UPLOADS } from 'bff/contract/browser';

export const messages = {
  saved: 'Imagem salva com sucesso na sua biblioteca!',
  notSaved: 'A imagem foi processada, mas não foi possível salvá-la na biblioteca.',
  chargedWhenKept: 'O crédito só conta se você ficar com a imagem.',
  kept: 'A imagem é sua: agora o crédito conta.',
  discarded: 'Imagem descartada. O crédito voltou para você.',
  decisionFailed: {
    keep: 'Não foi possível guardar sua escolha. Tente novamente.',
    discard: 'Não foi possível descartar a imagem. Tente novamente.',
  },
  dislikedTitle: 'Vamos acertar esse recorte',
  dislikedHint:
    'Pinte o que fica e o que sai: é de graça e leva um instante. Ou deixe o motor tentar mais uma vez.',
  retried: 'Aqui está outra versão do recorte. A anterior continua guardada.',
  retryFailed: 'Não foi possível tentar de novo. Sua tentativa grátis continua valendo.',
  productRestored: 'O produto da sua foto está na imagem. A versão anterior continua guardada.',
  restoreFailed: 'Não foi possível usar o produto da foto. Tente novamente.',
  undoFailed: 'Não foi possível voltar à versão anterior. Tente novamente.',
  downloadFailed: 'Não foi possível baixar a imagem. Tente novamente.',
  cancelFailed: 'Não foi possível cancelar. A imagem continua sendo feita.',
  notArrived: 'O envio foi interrompido antes de chegar. Nenhum crédito foi usado.',
  imageMissing: 'Por favor, selecione uma imagem',
  imagesMissing: 'Por favor, selecione uma ou mais imagens',
  promptMissing: 'Por favor, insira ou selecione um prompt',
  textMissing: 'Por favor, digite o texto a ser adicionado na imagem',
  sceneMissing: 'Por favor, descreva a imagem que deseja gerar',
  nothingGiven: 'Por favor, descreva sua ideia ou selecione uma imagem',
  automaticPromptFailed: 'Erro ao gerar prompt automático.',
  invalidPrompt: 'A IA não retornou um prompt válido.',
  tooManyPhotos: (chosen: number) =>
    `Você escolheu ${chosen} fotos: use no máximo ${MAX_UPLOADS} de uma vez. Remova algumas e tente novamente.`,
  firstPhotoOnly: (chosen: number) => `Você escolheu ${chosen} fotos: só a primeira é usada aqui.`,
} as const;

/** The text under the spinner while a picture is made. */
export const stepLabels = {
  sending: 'Enviando a foto...',
  waiting: 'Aguardando a vez...',
  prompt: 'Gerando Prompt...',
  image: 'Gerando Imagem...',
  saving: 'Salvando na biblioteca...',
} as const;
