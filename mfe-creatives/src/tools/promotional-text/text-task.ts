import { toolNamed } from 'bff/contract/browser';
import type { Task } from '../../generation/task.ts';

/** Promotional text on the first photo. */
export const textTask: Task = {
  name: 'text',
  credits: toolNamed('add-text').credits,
  done: 'Imagem gerada com texto promocional!',
  failed: 'Erro ao gerar imagem com texto. Tente novamente.',
  fileName: 'imagem-com-texto',
  // An unknown request was made with the option's default, a hand.
  missingInDemonstration: (request) =>
    request?.options?.handHolding === false ? undefined : ': a mão não é desenhada',
};
