import ts from 'typescript';

/**
 * Whether a name that is imported or handed on is more than a type: types are gone from the scripts, so a page that lacks one loses nothing.
 * @param {ts.Node} node the name in its import or export
 * @param {ts.SourceFile} file
 */
export function isUsedAsValue(node, file) {
  const specifier = ts.findAncestor(node, (each) => ts.isImportSpecifier(each) || ts.isExportSpecifier(each));
  if (!specifier) return true;
  if (ts.isExportSpecifier(specifier)) return !specifier.isTypeOnly && !specifier.parent.parent.isTypeOnly;
  if (!ts.isImportSpecifier(specifier)) return true;
  if (specifier.isTypeOnly || specifier.parent.parent.isTypeOnly) return false;
  return isRead(specifier.name.text, file);
}

/** Whether a name stands anywhere but in types and imports. @param {string} name @param {ts.SourceFile} file */
function isRead(name, file) {
  let found = false;
  const visit = (/** @type {ts.Node} */ node) => {
    if (found || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isIdentifier(node) && node.text === name) found = true;
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
