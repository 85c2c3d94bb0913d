import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteBuild } from '../../bff/contract/remote-package.ts';
import { checkPackage } from '../../bff/src/services/registry/package-checks.ts';
import { current } from './current-builds.mjs';

/**
 * Why the registry would refuse the current build of a remote, in its own sentences.
 * @param {string} app
 */
export function refusedByRegistry(app) {
  const { folder, manifest } = current(app);
  const build = RemoteBuild.parse(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')));
  const files = new Map(
    readdirSync(folder)
      .filter((file) => !/^(build|mf-manifest|mf-stats)\.json|\.(gz|br|map)$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file))]),
  );
  const problems = checkPackage({ build, manifest, files, typesChecked: false, contractChecked: false });
  return problems.map((problem) => `${app}: ${problem}`);
}
