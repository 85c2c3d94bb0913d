import type { Task } from './image-order.ts';

interface TaskTexts {
  /** Told beside the finished picture. */
  done: string;
  /** Told where the server names no reason of its own. */
  failed: string;
  /** The name of a download without a prompt. */
  fileName: string;
}

/** What each task says of itself (docs/product.md#rules-of-the-image-tools). */
export const tasks: Record<Task, TaskTexts> = {
  color: {
    done: 'Fundo alterado com sucesso!',
    failed: 'Erro ao alterar fundo. Tente novamente.',
    fileName: 'fundo-alterado',
  },
  backdrop: {
    done: 'Fundo alterado com sucesso!',
    failed: 'Erro ao alterar fundo. Tente novamente.',
    fileName: 'fundo-alterado',
  },
  remove: {
    done: 'Fundo removido com sucesso!',
    failed: 'Erro ao processar imagem. Tente novamente.',
    fileName: 'fundo-removido',
  },
  edit: {
    done: 'Imagem editada com sucesso!',
    failed: 'Erro ao editar imagem. Tente novamente.',
    fileName: 'imagem-editada',
  },
  text: {
    done: 'Imagem gerada com texto promocional!',
    failed: 'Erro ao gerar imagem com texto. Tente novamente.',
    fileName: 'imagem-com-texto',
  },
  generate: {
    done: 'Imagem gerada com sucesso!',
    failed: 'Erro ao gerar imagem. Tente novamente.',
    fileName: 'imagem-gerada',
  },
  quick: {
    done: 'Imagem gerada com sucesso!',
    failed: 'Erro ao gerar imagem. Tente novamente.',
    fileName: 'criativo',
  },
};

export const messages = {
  saved: 'Imagem salva com sucesso na sua biblioteca!',
  notSaved: 'A imagem foi processada, mas não foi possível salvá-la na biblioteca.',
  generatedNotSaved: 'A imagem foi gerada, mas não foi possível salvá-la na biblioteca.',
  downloadFailed: 'Não foi possível baixar a imagem. Tente novamente.',
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
    `Você escolheu ${chosen} fotos: use no máximo 8 de uma vez. Remova algumas e tente novamente.`,
  firstPhotoOnly: (chosen: number) =>
    `Você escolheu ${chosen} fotos: só a primeira é usada. Para as outras, repita uma a uma.`,
} as const;

/** What stands under the spinner while a picture is made. */
export const stepLabels = {
  sending: 'Enviando a foto...',
  prompt: 'Gerando Prompt...',
  image: 'Gerando Imagem...',
  saving: 'Salvando na biblioteca...',
} as const;
