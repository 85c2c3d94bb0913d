import type { AnyNode, Identifier, Program } from 'acorn';
import { analyze, type Variable } from 'eslint-scope';

/** Which variable each name of a script means. */
export interface Bindings {
  variableOf(identifier: Identifier): Variable | undefined;
  /** The places that read a variable. */
  readsOf(variable: Variable): AnyNode[];
}

/** Resolves the names of a script by the rules of its scopes. */
export function resolveBindings(program: Program): Bindings {
  // Both describe ESTree's nodes; acorn's types only add where each one begins and ends.
  const tree = program as unknown as Parameters<typeof analyze>[0];
  const { scopes } = analyze(tree, { ecmaVersion: 2022, sourceType: 'script' });
  const variables = new Map<unknown, Variable>();
  for (const scope of scopes) {
    for (const { identifier, resolved } of scope.references)
      if (resolved) variables.set(identifier, resolved);
    for (const variable of scope.variables)
      for (const identifier of variable.identifiers) variables.set(identifier, variable);
  }
  return {
    variableOf: (identifier) => variables.get(identifier),
    readsOf: ({ references }) =>
      references
        .filter((reference) => reference.isRead())
        .map(({ identifier }) => identifier as unknown as AnyNode),
  };
}

/** Whether a variable is the third parameter of a bundle's module, by which it takes others: `123(module, exports, take) { … }`. */
export function takesModules(
  variable: Variable | undefined,
  isModule: (factory: unknown) => boolean,
): boolean {
  const [definition] = variable?.defs ?? [];
  return definition?.type === 'Parameter' && definition.index === 2 && isModule(definition.node);
}
