import { rspack } from '@rspack/core';

/**
 * Writes `api.json` beside the build of the shell, by which a server checks what a remote uses. Browsers do not fetch it. A
 * dev server, whose files no server reads, does without: its compilation would wait for the compiler that reads the sources.
 */
export class DescribeApiPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    if (compiler.options.mode === 'development') return;
    const name = 'DescribeApiPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const { reportApi } = await import('../../exports/report.mjs');
        const report = JSON.stringify(reportApi(compiler.context));
        compilation.emitAsset('api.json', new rspack.sources.RawSource(report));
      });
    });
  }
}
