import { ExampleResult } from '../../results/example-result.tsx';

export const editExample = (
  <ExampleResult
    picture={new URL('./example-scene.webp', import.meta.url).href}
    photo={new URL('./example-photo.webp', import.meta.url).href}
    alt="vaso com cacto em uma mesa de madeira, com plantas atrás"
  />
);
