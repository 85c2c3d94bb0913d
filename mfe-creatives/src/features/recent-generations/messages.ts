import type { ImageStatus } from '@andromeda/platform';

export const messages = {
  loadFailed: 'Erro ao carregar imagens recentes',
  empty: 'Nenhuma geração recente',
  emptyHint: 'A sua primeira imagem começa ali em cima, com uma foto ou uma ideia.',
  untitled: (position: number) => `Geração ${position}`,
} as const;

/** How a status is called (docs/product.md#dashboard); one that is not known reads as completed. */
export const statusLabels: Record<ImageStatus, string> = {
  completed: 'Concluído',
  pending: 'Pendente',
  processing: 'Processando',
  failed: 'Falhou',
};
