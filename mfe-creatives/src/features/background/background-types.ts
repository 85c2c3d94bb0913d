import type { SegmentedOption } from '@andromeda/design-system';
import type { BackgroundKind } from './use-background-run.ts';

/** `prompt`, the described background, is announced and not there yet. */
export type BackgroundType = BackgroundKind | 'prompt';

const options: Record<BackgroundType, SegmentedOption<BackgroundType>> = {
  color: { value: 'color', label: 'Cor sólida' },
  remove: { value: 'remove', label: 'Remover' },
  prompt: { value: 'prompt', label: 'Descrição com IA', description: 'Em breve', disabled: true },
};

/** The choices of background, in the order asked for. */
export function backgroundTypes(types: readonly BackgroundType[]): SegmentedOption<BackgroundType>[] {
  return types.map((type) => options[type]);
}
