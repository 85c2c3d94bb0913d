import type { CameraProblem } from './open-camera.ts';

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent' });

export const messages = {
  problems: {
    refused:
      'A câmera está bloqueada para este site. Libere-a nas configurações do navegador, ou escolha uma foto.',
    in_use: 'Outro aplicativo está usando a câmera. Feche-o e tente de novo, ou escolha uma foto.',
    none: 'Nenhuma câmera foi encontrada neste aparelho. Escolha uma foto.',
    gone: 'A câmera foi desligada ou desconectada. Tente de novo, ou escolha uma foto.',
    failed: 'Não foi possível ligar a câmera. Tente de novo, ou escolha uma foto.',
  } satisfies Record<CameraProblem, string>,
  notLoaded: 'Não foi possível abrir a câmera. Tente novamente.',
  notTaken: 'Não foi possível tirar a foto. Tente de novo.',
  opening: 'Ligando a câmera…',
  live: 'Câmera ligada.',
  taken: 'Foto tirada.',
  inside: 'Deixe o produto dentro da moldura',
  fills: (article: 'o' | 'a', name: string, fill: number) =>
    `${article === 'o' ? 'No' : 'Na'} ${name}, o produto ocupa pelo menos ${percent.format(fill)} da foto.`,
  count: (taken: number) => (taken === 1 ? '1 foto' : `${taken} fotos`),
  full: 'O lote está cheio.',
} as const;
