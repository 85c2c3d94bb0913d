import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { guides } from './all-guides.ts';

type Story = Pick<Parameters<ArgTypesEnhancer>[0], 'argTypes' | 'title'>;

/**
 * Writes the Portuguese words of a component's guide beside its controls. The comments of the code, in English, are for
 * engineers: what a guide does not describe, such as the native attributes, is listed without words.
 */
export function describeControls({ argTypes, title }: Story): ReturnType<ArgTypesEnhancer> {
  const described = guides[title.split('/').at(-1) ?? '']?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [name, { ...type, description: described[name] ?? '' }]),
  );
}
