import { rspack } from '@rspack/core';
import { reportApi } from '../../exports/report.mjs';

/** Writes `api.json` beside the build of the shell, by which a server checks what a remote uses. Browsers do not fetch it. */
export class DescribeApiPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'DescribeApiPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const report = JSON.stringify(reportApi(compiler.context));
        compilation.emitAsset('api.json', new rspack.sources.RawSource(report));
      });
    });
  }
}
