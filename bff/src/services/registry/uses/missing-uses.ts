import type { ApiReport, RemoteUses } from '../../../../contract/api-report.ts';

/** An export that a version uses and a shell does not have. */
export interface MissingUse {
  module: string;
  /** Null where the whole module is missing. */
  name: string | null;
}

/** What a version uses of the page that a shell lacks. */
export function missingUses({ exports }: Pick<RemoteUses, 'exports'>, { modules }: ApiReport): MissingUse[] {
  return Object.entries(exports).flatMap(([module, names]): MissingUse[] => {
    const offered = modules[module];
    if (!offered) return [{ module, name: null }];
    return names
      .filter((name) => name !== '__esModule' && !Object.hasOwn(offered.exports, name))
      .map((name) => ({ module, name }));
  });
}

export const sayMissing = ({ module, name }: MissingUse) => (name ? `${name} de ${module}` : module);
