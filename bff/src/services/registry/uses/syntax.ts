import { type AnyNode, type Program, parse } from 'acorn';

/** A script as a tree in which each node knows what it stands in. */
export interface Syntax {
  program: Program;
  nodes: readonly AnyNode[];
  parentOf(node: AnyNode): AnyNode | undefined;
}

/** Parses a script. Throws where it is none. */
export function parseScript(source: string, sourceType: 'script' | 'module' = 'script'): Syntax {
  const program = parse(source, { ecmaVersion: 'latest', sourceType, ranges: true });
  const parents = new Map<AnyNode, AnyNode>();
  const nodes: AnyNode[] = [program];
  // Grows while it is read.
  for (const node of nodes)
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      nodes.push(child);
    }
  return { program, nodes, parentOf: (node) => parents.get(node) };
}

/** The name of a property where the script says it: `a.name`, `a['name']`, `{ name: … }`; null where it is computed. */
export function propertyName(computed: boolean, key: AnyNode): string | null {
  if (!computed && key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}

/** Every name in a script that may be one of a property: after a dot, as a key, as a whole string. */
export function namesIn({ nodes }: Syntax): Set<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
      names.add(node.property.name);
    else if ('key' in node && node.key && node.key.type === 'Identifier') names.add(node.key.name);
    else if (node.type === 'Literal' && typeof node.value === 'string') names.add(node.value);
  }
  return names;
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
