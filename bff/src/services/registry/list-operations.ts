import { type BackendContract, METHODS } from '../../slices/backend-contract.ts';

/** Schemas may refer to themselves. */
const DEEPEST = 12;

/** The operations of a contract by `GET /path`, each with the text of all that it asks and answers. */
export function listOperations(contract: BackendContract | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, operations] of Object.entries(contract?.paths ?? {}))
    for (const method of METHODS) {
      const operation = operations[method];
      if (!operation || !contract) continue;
      found.set(`${method.toUpperCase()} ${path}`, JSON.stringify(expand(contract, operation)));
    }
  return found;
}

/** A part of a document with what it refers to in place of the references, and its keys in one order. */
function expand(document: BackendContract, node: unknown, depth = 0): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((each) => expand(document, each, depth));
  const { $ref: reference } = node as { $ref?: unknown };
  if (typeof reference === 'string')
    return depth < DEEPEST ? expand(document, follow(document, reference), depth + 1) : reference;
  const entries = Object.entries(node).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, expand(document, value, depth)]));
}

const follow = (document: unknown, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce((from, name) => (from as Record<string, unknown> | undefined)?.[name], document);
