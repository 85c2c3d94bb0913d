import { seedOf } from '../src/demonstration/painting/chance.ts';
import { group, type Markup } from '../src/demonstration/painting/markup.ts';

// The notation is that of the local image engine, which owns what both draw; the previews need a little more.
export { chance } from '../src/demonstration/painting/chance.ts';
export * from '../src/demonstration/painting/markup.ts';

export const faded = (opacity: number, ...parts: Markup[]): Markup => group(`opacity="${opacity}"`, ...parts);

/** `parts`, each as bright as `mask` is there. */
export function masked(mask: Markup, ...parts: Markup[]): Markup {
  const id = `m${seedOf(mask).toString(36)}`;
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="-600" y="-600" width="1600" height="1600">${mask}</mask><g mask="url(#${id})">${parts.join('')}</g>`;
}
