import ts from 'typescript';

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * Types of the contract written out, so that they need neither its schemas nor zod. The type of its routes stays at home: of
 * the client that is made with it a remote sees only `Api`.
 * @param {ts.Program} program
 * @param {string} file that of the contract
 * @param {string[]} wanted the names of the types
 */
export function contractTypes(program, file, wanted) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is not part of the program`);
  const exported = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  /** @type {Map<string, string>} */
  const written = new Map();
  const waiting = new Set(wanted);
  for (const name of waiting) {
    const symbol = exported.get(name);
    if (!symbol) throw new Error(`The contract has no type ${name}`);
    const text = name === 'BffContract' ? "import('hono').Hono<any, any, any>" : textOf(checker, symbol);
    written.set(name, text);
    for (const [word] of text.replace(/"[^"]*"/g, '').matchAll(/\b[A-Z]\w+/g))
      if (exported.has(word)) waiting.add(word);
  }
  const codes = written.get('ErrorCode');
  return [...written]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => {
      const shorter = codes && name !== 'ErrorCode' ? text.replaceAll(codes, 'ErrorCode') : text;
      return `export type ${name} = ${shorter};\n`;
    })
    .join('');
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
function textOf(checker, symbol) {
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getDeclaredTypeOfSymbol(original);
  const properties = type.isClassOrInterface() ? checker.getPropertiesOfType(type) : undefined;
  if (!properties) return checker.typeToString(type, undefined, flags);
  const lines = properties.map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${property.name}${optional}: ${checker.typeToString(checker.getTypeOfSymbol(property), undefined, flags)};`;
  });
  return `{ ${lines.join(' ')} }`;
}
