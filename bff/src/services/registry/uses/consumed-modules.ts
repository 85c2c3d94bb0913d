import type { AnyNode, ObjectExpression } from 'acorn';
import { propertyName, type Syntax } from './syntax.ts';

/** The modules of a bundle that come from the page, by their ids in the bundle, with the names under which the page shares them. */
export type ConsumedModules = ReadonlyMap<string, string>;

/** The tables that Rspack's and webpack's federation write into an entry: `{ 396: { shareKey: "@andromeda/platform", … }, … }`. */
export function readConsumedModules({ nodes }: Syntax): ConsumedModules {
  return new Map(nodes.flatMap((node) => (node.type === 'ObjectExpression' ? rowsOf(node) : [])));
}

function rowsOf({ properties }: ObjectExpression): [string, string][] {
  return properties.flatMap((property): [string, string][] => {
    if (property.type !== 'Property') return [];
    const id = propertyName(property.computed, property.key);
    const shared = shareKeyOf(property.value);
    return id !== null && shared !== null ? [[id, shared]] : [];
  });
}

function shareKeyOf(row: AnyNode): string | null {
  if (row.type !== 'ObjectExpression') return null;
  for (const property of row.properties) {
    if (property.type !== 'Property' || propertyName(property.computed, property.key) !== 'shareKey')
      continue;
    const { value } = property;
    return value.type === 'Literal' && typeof value.value === 'string' ? value.value : null;
  }
  return null;
}
