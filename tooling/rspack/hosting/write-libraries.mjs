import { hostedLibraries } from '../shared-libraries.mjs';

/**
 * A loader that writes the table of `libraries.mjs`: each library as the page's own copy. They are resolved from the
 * page's folder, whose dependencies they are.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export default function writeLibraries() {
  const answer = this.async();
  const root = this.rootContext;
  // As the page's own imports find them; for `require` some libraries have another build.
  const resolve = this.getResolve({ conditionNames: ['import', 'module', '...'] });
  Promise.all(
    hostedLibraries(root).map(async ({ name, version, singleton, requiredVersion }) => {
      const path = await resolve(root, name);
      const share = JSON.stringify({ version, shareConfig: { singleton, requiredVersion } });
      return `${JSON.stringify(name)}: { ...${share}, lib: () => require(${JSON.stringify(path)}) }`;
    }),
  ).then(
    (lines) => answer(null, `exports.hostedLibraries = {\n${lines.join(',\n')}\n};\n`),
    (error) => answer(error),
  );
}
