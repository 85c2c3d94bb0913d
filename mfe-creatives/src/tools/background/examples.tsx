import { ExampleResult } from '../../results/example-result.tsx';

const photo = new URL('./example-photo.webp', import.meta.url).href;

export const colourExample = (
  <ExampleResult
    picture={new URL('./example-colour.webp', import.meta.url).href}
    photo={photo}
    alt="vaso com cacto sobre um fundo amarelo"
  />
);

export const cutOutExample = (
  <ExampleResult
    picture={new URL('./example-cut-out.webp', import.meta.url).href}
    photo={photo}
    alt="vaso com cacto sem fundo"
    transparent
  />
);
