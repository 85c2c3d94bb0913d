import { ExampleResult } from '../../results/example-result.tsx';

export const generationExample = (
  <ExampleResult
    picture={new URL('./example-scene.webp', import.meta.url).href}
    alt="vela aromática em uma mesa de madeira"
  />
);
