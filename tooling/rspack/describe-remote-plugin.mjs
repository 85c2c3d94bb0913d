import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { chunkOf, installedVersion, sharedLibraries } from './shared-libraries.mjs';

/** @typedef {{ name: string, version: string }} Shared */
/** @typedef {{ shared: Shared[], exposes: { name: string, parts?: string[] }[] }} Manifest */

/**
 * Adds to a remote's manifest what the registry and the pages need to know of the page's copies that it runs: libraries
 * that it takes in parts as the one library that they are, each in the version with which it was built, and with an exposed
 * module the chunks of the page that hold what it needs at once.
 */
export class DescribeRemotePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'DescribeRemotePlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const file = 'mf-manifest.json';
        const written = compilation.getAsset(file);
        if (!written) throw new Error(`${file} is not there yet`);
        /** @type {Manifest} */
        const manifest = JSON.parse(written.source.source().toString());
        const described = {
          ...manifest,
          shared: librariesOf(manifest.shared, compiler.context),
          exposes: manifest.exposes.map((exposed) => ({
            ...exposed,
            parts: partsOf(compilation, `__federation_expose_${exposed.name}`),
          })),
        };
        const source = new rspack.sources.RawSource(JSON.stringify(described, null, 2));
        compilation.updateAsset(file, source);
      });
    });
  }
}

const nothing = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * The libraries that a remote uses, and those that it depends on without using them, which it would not bring either.
 * @param {Shared[]} shared
 * @param {string} root
 */
function librariesOf(shared, root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const declared = Object.entries(sharedLibraries(root, manifest)).map(
    ([name, { singleton, requiredVersion }]) => ({ name, singleton, requiredVersion, assets: nothing }),
  );
  const libraries = [...declared, ...shared].map((library) => {
    const [scope = '', name = ''] = library.name.split('/');
    const packaged = scope.startsWith('@') ? `${scope}/${name}` : scope;
    const whole = scope.startsWith('@') ? packaged : library.name.replace(/\/$/, '');
    return { ...library, name: whole, version: installedVersion(root, packaged) };
  });
  return [...new Map(libraries.map((library) => [library.name, library])).values()];
}

/**
 * The page's chunks that a chunk of the remote waits for.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} chunk
 */
function partsOf(compilation, chunk) {
  const chunks = compilation.namedChunkGroups.get(chunk)?.chunks ?? [];
  const modules = chunks.flatMap((one) => [...compilation.chunkGraph.getChunkModules(one)]);
  return modules.flatMap((module) => {
    const [, shared = ''] =
      /^consume shared module \(\w+\) (.+?)@[^@]*$/.exec(module.readableIdentifier()) ?? [];
    return chunkOf(shared) ?? [];
  });
}
