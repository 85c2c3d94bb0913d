import type { BackgroundKind } from './use-background-run.ts';

/** What the background tool says, keyed by meaning (specification, sections 5 and 8). */
export const messages = {
  photosMissing: {
    color: 'Por favor, selecione uma ou mais imagens',
    remove: 'Por favor, selecione uma imagem',
  },
  done: { color: 'Fundo alterado com sucesso!', remove: 'Fundo removido com sucesso!' },
  failed: {
    color: 'Erro ao alterar fundo. Tente novamente.',
    remove: 'Erro ao processar imagem. Tente novamente.',
  },
  saved: 'Imagem salva com sucesso na sua biblioteca!',
  notSaved: 'A imagem foi processada, mas não foi possível salvá-la na biblioteca.',
  downloadFailed: 'Não foi possível baixar a imagem. Tente novamente.',
  firstPhotoOnly: (chosen: number) =>
    `Você escolheu ${chosen} fotos: só a primeira é usada. Para as outras, repita uma a uma.`,
} as const satisfies Record<string, string | Record<BackgroundKind, string> | ((chosen: number) => string)>;
