import { rspack } from '@rspack/core';
import { hostedLibraries } from '../shared-libraries.mjs';

/**
 * Writes `hosting.json` beside the build of a page: the libraries that it hands out to remotes, by which the registry
 * judges a release, and the files of every part with a name. A page with a remote asks at once for those of `federation`.
 */
export class DescribeHostingPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'DescribeHostingPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the hashes of contents have their place in the names.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const parts = [...compilation.namedChunkGroups].map(([part, group]) => {
          const files = group.getFiles();
          const scripts = files.filter((file) => file.endsWith('.js'));
          return [part, { scripts, styles: files.filter((file) => file.endsWith('.css')) }];
        });
        const hosting = { shared: hostedLibraries(compiler.context), parts: Object.fromEntries(parts) };
        const source = new rspack.sources.RawSource(JSON.stringify(hosting, null, 2));
        compilation.emitAsset('hosting.json', source);
      });
    });
  }
}
