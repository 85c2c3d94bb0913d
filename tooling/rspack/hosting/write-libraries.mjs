import { hostedModules } from '../shared-libraries.mjs';

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
    hostedModules(root).map(async ({ name, request, chunk, version, singleton, requiredVersion }) => {
      const [library = '', part] = request.split('?');
      const path = JSON.stringify(`${await resolve(root, library)}${part ? `?${part}` : ''}`);
      const share = JSON.stringify({ version, shareConfig: { singleton, requiredVersion } });
      const source = chunk
        ? `get: () => import(/* webpackChunkName: "${chunk}" */ ${path}).then((module) => () => module)`
        : `lib: () => require(${path})`;
      return `${JSON.stringify(name)}: { ...${share}, ${source} }`;
    }),
  ).then(
    (lines) => answer(null, `exports.hostedLibraries = {\n${lines.join(',\n')}\n};\n`),
    (error) => answer(error),
  );
}
