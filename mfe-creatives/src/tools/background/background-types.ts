import type { SegmentedOption } from '@andromeda/design-system';
import type { BackgroundType } from './background-request.ts';

const options: Record<BackgroundType, SegmentedOption<BackgroundType>> = {
  color: { value: 'color', label: 'Cor sólida' },
  prompt: { value: 'prompt', label: 'Descrição com IA' },
  remove: { value: 'remove', label: 'Remover' },
};

/** The choices of background, in the given order. */
export function backgroundTypes(types: readonly BackgroundType[]): SegmentedOption<BackgroundType>[] {
  return types.map((type) => options[type]);
}
