import ts from 'typescript';

/** Reads the props of components from the sources of their files. */
export interface PropsReader {
  /**
   * The props that a component's type declares itself, without `className` and those of the element that it draws; `null`
   * for a component that takes no props.
   */
  ownProps(component: string): string[] | null;
}

/** A reader over `sources`, the texts of all files that declare components and their types. */
export function createPropsReader(sources: readonly string[]): PropsReader {
  const files = sources.map((text) =>
    ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  );
  const statements = files.flatMap((file) => [...file.statements]);
  const functions = new Map(
    statements.filter(ts.isFunctionDeclaration).map((one) => [one.name?.text ?? '', one]),
  );
  const types = new Map(statements.filter(ts.isTypeAliasDeclaration).map((one) => [one.name.text, one.type]));
  return {
    ownProps(component) {
      const [props] = functions.get(component)?.parameters ?? [];
      if (!props) return null;
      return [...new Set(membersOf(props.type, types))].filter((name) => name !== 'className');
    },
  };
}

/** The names that a type says itself; a type of another package says none. */
function membersOf(type: ts.TypeNode | undefined, types: ReadonlyMap<string, ts.TypeNode>): string[] {
  if (!type) return [];
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, types);
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) {
    return type.types.flatMap((one) => membersOf(one, types));
  }
  if (ts.isTypeLiteralNode(type)) {
    return type.members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
  }
  if (!ts.isTypeReferenceNode(type)) return [];
  const [first, second] = type.typeArguments ?? [];
  const name = type.typeName.getText();
  if (name === 'Omit' || name === 'Pick') {
    const named = [...(second?.getText() ?? '').matchAll(/'([^']+)'/g)].map(([, one = '']) => one);
    return membersOf(first, types).filter((one) => named.includes(one) === (name === 'Pick'));
  }
  return membersOf(types.get(name), types);
}
