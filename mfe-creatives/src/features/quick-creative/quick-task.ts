import { toolNamed } from 'bff/contract/browser';
import type { Task } from '../../generation/task.ts';

/** The quick box's picture: an edit or a generation, whose prices are the same. */
export const quickTask: Task = {
  name: 'quick',
  credits: toolNamed('edit-image').credits,
  done: 'Imagem gerada com sucesso!',
  failed: 'Erro ao gerar imagem. Tente novamente.',
  fileName: 'criativo',
};
