import type { Operation } from 'bff/contract';

/** How an operation is called on cards and in the library's filter. */
export const operationLabels: Record<Operation, string> = {
  context_edit: 'Edição de Imagem',
  remove_background: 'Remoção de Fundo',
  change_background: 'Alteração de Fundo',
  add_text: 'Adição de Texto',
  generate_image: 'Geração de Imagem',
  generate_image_auto: 'Geração de Imagem',
  add_text_turbo: 'Adição de Texto',
  generate_image_turbo: 'Geração de Imagem',
  context_edit_turbo: 'Edição de Imagem',
};
