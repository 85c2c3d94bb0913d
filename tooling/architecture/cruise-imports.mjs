import { join } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractRules from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { packagesWith, root } from '../scripts/workspace.mjs';

/** @typedef {import('dependency-cruiser').IModule} Module */

/**
 * Every import of the workspace, and a report on those that break a rule of `.dependency-cruiser.cjs`; null where none does.
 * @returns {Promise<{ modules: Module[], broken: string | null }>}
 */
export async function cruiseImports() {
  const { options = {}, forbidden = [] } = await extractRules(join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise(
    packagesWith('tsconfig.json'),
    { ...options, baseDir: root, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
    { tsConfig: extractTypeScriptConfig(join(root, options.tsConfig?.fileName ?? '')) },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of modules');
  if (output.summary.error === 0) return { modules: output.modules, broken: null };
  return { modules: output.modules, broken: String((await format(output, { outputType: 'err' })).output) };
}
