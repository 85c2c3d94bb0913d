import { toolNamed } from 'bff/contract/browser';
import type { Task } from '../../generation/task.ts';

/** A picture from words alone. */
export const generationTask: Task = {
  name: 'generate',
  credits: toolNamed('generate-image').credits,
  done: 'Imagem gerada com sucesso!',
  failed: 'Erro ao gerar imagem. Tente novamente.',
  notSaved: 'A imagem foi gerada, mas não foi possível salvá-la na biblioteca.',
  fileName: 'imagem-gerada',
  hasTemplates: true,
};
