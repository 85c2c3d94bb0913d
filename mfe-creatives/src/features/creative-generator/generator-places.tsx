import type { ReactNode } from 'react';
import type { GeneratorPart, GeneratorPlaces, GeneratorState } from '../../tools/generator-part.ts';

type Places<Name extends string> = Readonly<Record<Name, GeneratorPlaces>>;

type GeneratorPlacesProps<Name extends string> = {
  parts: Readonly<Record<Name, GeneratorPart>>;
  generator: GeneratorState;
  children: (places: Places<Name>) => ReactNode;
};

/** Mounts every tool of the generator, shown or not, and hands out the places of each. */
export function AllGeneratorPlaces<Name extends string>(props: GeneratorPlacesProps<Name>) {
  const { parts, generator, children } = props;
  const mount = ([first, ...rest]: [string, GeneratorPart][], places: Record<string, GeneratorPlaces>) => {
    if (!first) return children(places as Places<Name>);
    const [name, { Part }] = first;
    return <Part generator={generator}>{(own): ReactNode => mount(rest, { ...places, [name]: own })}</Part>;
  };
  return mount(Object.entries(parts), {});
}
