import type { AnyNode, CallExpression, Identifier, Pattern } from 'acorn';
import { type Bindings, resolveBindings, takesModules } from './bindings.ts';
import type { ConsumedModules } from './consumed-modules.ts';
import { propertyName, type Syntax } from './syntax.ts';

/** What a script takes of one shared module; `escapes` where it hands the module on as a whole, so that nobody can say. */
export interface ModuleUse {
  exports: Set<string>;
  escapes: boolean;
}

/** Follows each consumed module through a script, from the call that takes it to the exports that are read of it. */
export function followModules(syntax: Syntax, consumed: ConsumedModules): Map<string, ModuleUse> {
  const { nodes, parentOf, program } = syntax;
  const bindings = resolveBindings(program);
  const uses = new Map<string, ModuleUse>();
  const noteOf = (shared: string) => {
    const use = uses.get(shared) ?? { exports: new Set<string>(), escapes: false };
    uses.set(shared, use);
    return use;
  };
  const take: Take = (node) =>
    node.type === 'Identifier' &&
    takesModules(bindings.variableOf(node), (factory) => {
      const holder = parentOf(factory as AnyNode);
      return holder?.type === 'Property' && holder.value === factory;
    });
  for (const node of nodes) {
    if (node.type !== 'CallExpression') continue;
    const shared = consumed.get(idOf(node));
    if (shared && take(node.callee)) followValue(node, noteOf(shared), { parentOf, bindings, take });
    for (const passed of passedModules(node, consumed, take)) noteOf(passed).escapes = true;
  }
  return uses;
}

type Take = (node: AnyNode) => boolean;
interface Surroundings {
  parentOf: Syntax['parentOf'];
  bindings: Bindings;
  take: Take;
}

const idOf = ({ arguments: [id, ...others] }: CallExpression) =>
  id?.type === 'Literal' && others.length === 0 ? String(id.value) : '';

/** `take.bind(take, 396)` and `take.t(396)`, by which `import()` brings a module as a whole. */
function passedModules(call: CallExpression, consumed: ConsumedModules, take: Take): string[] {
  const { callee } = call;
  const object = callee.type === 'MemberExpression' ? callee.object : null;
  if (callee.type !== 'MemberExpression' || !object) return [];
  const inner = object.type === 'MemberExpression' ? object.object : object;
  const name = propertyName(callee.computed, callee.property);
  if (!take(inner) || (name !== 'bind' && name !== 't')) return [];
  return call.arguments.flatMap((given) =>
    given.type === 'Literal' ? (consumed.get(String(given.value)) ?? []) : [],
  );
}

/** Notes what is read of a module, wherever its value goes. */
function followValue(start: AnyNode, use: ModuleUse, { parentOf, bindings, take }: Surroundings): void {
  const waiting = [start];
  const seen = new Set<unknown>();
  const followVariable = (identifier: Identifier, next: (read: AnyNode) => AnyNode[]) => {
    const variable = bindings.variableOf(identifier);
    if (!variable) use.escapes = true;
    else if (!seen.has(variable)) {
      seen.add(variable);
      waiting.push(...bindings.readsOf(variable).flatMap(next));
    }
  };
  const store = (target: Pattern) => {
    if (target.type === 'Identifier') followVariable(target, (read) => [read]);
    else if (!destructure(target, use)) use.escapes = true;
  };
  // `take.n(module)` answers a function that gives the module's default, or the module itself: `n()` or `n.a`.
  const followGetter = (getter: AnyNode): AnyNode[] => {
    const parent = parentOf(getter);
    if (parent?.type === 'CallExpression' && parent.callee === getter) return [parent];
    if (parent?.type === 'MemberExpression' && parent.object === getter) return [parent];
    if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier')
      followVariable(parent.id, followGetter);
    else use.escapes = true;
    return [];
  };
  for (const node of waiting) {
    const parent = parentOf(node);
    if (parent?.type === 'MemberExpression' && parent.object === node) {
      const name = propertyName(parent.computed, parent.property);
      if (name === null) use.escapes = true;
      else use.exports.add(name);
    } else if (parent?.type === 'VariableDeclarator') store(parent.id);
    else if (parent?.type === 'AssignmentExpression' && parent.operator === '=' && parent.right === node) {
      store(parent.left);
      waiting.push(parent);
    } else if (parent?.type === 'CallExpression' && isDefaultGetter(parent, take))
      waiting.push(...followGetter(parent));
    else if (passesOn(parent, node)) waiting.push(parent);
    else if (!endsHere(parent)) use.escapes = true;
  }
}

/** Notes the names that a pattern takes; false where it takes more than names. */
function destructure(target: Pattern, use: ModuleUse): boolean {
  if (target.type !== 'ObjectPattern') return false;
  return target.properties.every((property) => {
    const name = property.type === 'Property' ? propertyName(property.computed, property.key) : null;
    if (name !== null) use.exports.add(name);
    return name !== null;
  });
}

function isDefaultGetter({ callee }: CallExpression, take: Take): boolean {
  return (
    callee.type === 'MemberExpression' &&
    propertyName(callee.computed, callee.property) === 'n' &&
    take(callee.object)
  );
}

/** Whether the value of a node is also that of what it stands in. */
function passesOn(parent: AnyNode | undefined, node: AnyNode): parent is AnyNode {
  return (
    parent?.type === 'ChainExpression' ||
    (parent?.type === 'SequenceExpression' && parent.expressions.at(-1) === node)
  );
}

/** Whether nothing comes of a value there. */
const endsHere = (parent: AnyNode | undefined) =>
  parent?.type === 'ExpressionStatement' ||
  parent?.type === 'SequenceExpression' ||
  (parent?.type === 'UnaryExpression' && ['typeof', '!', 'void'].includes(parent.operator));
