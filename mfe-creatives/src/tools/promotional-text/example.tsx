import { ExampleResult } from '../../results/example-result.tsx';

export const textExample = (
  <ExampleResult
    picture={new URL('./example-text.webp', import.meta.url).href}
    photo={new URL('./example-photo.webp', import.meta.url).href}
    alt="luminária com nome, preço e frete grátis ao lado"
  />
);
