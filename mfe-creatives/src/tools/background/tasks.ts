import { toolNamed } from 'bff/contract/browser';
import type { Task } from '../../generation/task.ts';

const change = toolNamed('change-background');
const changed = {
  credits: change.credits,
  done: 'Fundo alterado com sucesso!',
  failed: 'Erro ao alterar fundo. Tente novamente.',
  fileName: 'fundo-alterado',
};

/** One colour behind the first photo. */
export const colorTask: Task = { name: 'color', ...changed };
/** The described background behind all photos. */
export const backdropTask: Task = { name: 'backdrop', ...changed };
/** Nothing behind the product of the first photo. */
export const removalTask: Task = {
  name: 'remove',
  credits: toolNamed('remove-background').credits,
  done: 'Fundo removido com sucesso!',
  failed: 'Erro ao processar imagem. Tente novamente.',
  fileName: 'fundo-removido',
  transparent: true,
};
