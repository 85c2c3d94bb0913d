import { toolNamed } from 'bff/contract/browser';
import type { Task } from '../../generation/task.ts';

/** The products of the photos in a described scene. */
export const editTask: Task = {
  name: 'edit',
  credits: toolNamed('edit-image').credits,
  done: 'Imagem editada com sucesso!',
  failed: 'Erro ao editar imagem. Tente novamente.',
  fileName: 'imagem-editada',
  hasTemplates: true,
};
