import { build, type Plugin } from 'vite';

/** Answers a worker's source with everything that it imports, as one text: what the product's build does with `?raw`. */
export const bundleWorker = (): Plugin => ({
  name: 'bundle-worker',
  enforce: 'pre',
  async load(id) {
    const entry = /^(.+-worker\.ts)\?raw$/.exec(id)?.[1];
    if (!entry) return;
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, lib: { entry, formats: ['es'] } },
    });
    const [bundle] = [built].flat();
    const text = bundle && 'output' in bundle && bundle.output[0].code;
    if (!text) throw new Error(`${entry} could not be bundled`);
    return `export default ${JSON.stringify(text)};`;
  },
});
