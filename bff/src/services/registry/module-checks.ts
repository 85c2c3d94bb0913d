import { gzipSync } from 'node:zlib';
import type { AnyNode } from 'acorn';
import type { OpenPackage } from './open-package.ts';
import { parseScript, propertyName, type Syntax } from './uses/syntax.ts';

/** The scripts of a version of modules, in MB: all of them are read before it is taken. */
const MOST_MB = 3;
/** The first sentences say enough: what is wrong with one script mostly is with the others. */
const SENTENCES_A_FILE = 5;
/** What React and its DOM write into themselves, and everything else only reads. */
const OF_REACT = /^__(CLIENT|DOM)_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE$/;

/**
 * Why the scripts of a version whose entry is a module must not run, one sentence each, with the cure. The page has the hash of every
 * script of the version, so a script may import these and nothing else, by names that can be read.
 */
export function checkModules({ files }: Pick<OpenPackage, 'files'>): string[] {
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  const bytes = scripts.reduce((sum, [, script]) => sum + script.byteLength, 0);
  if (bytes > MOST_MB * 1_000_000)
    return [
      `Os scripts têm ${(bytes / 1_000_000).toFixed(1)} MB, e módulos se conferem até ${MOST_MB} MB. Deixe o build minificar, e tire o que as telas não usam.`,
    ];
  return scripts.flatMap(([file, script]) => {
    const problems = [...new Set(checkScript(Buffer.from(script).toString('utf8'), files))];
    const more = problems.length - SENTENCES_A_FILE;
    const told = problems.slice(0, SENTENCES_A_FILE).map((what) => `${file} ${what}`);
    return more > 0 ? [...told, `${file}: e mais ${more} problemas.`] : told;
  });
}

/** The kB gzip of a module with all that it imports at once: what has to be there before it runs. */
export function weighModule(files: OpenPackage['files'], entry: string): number {
  const known = new Set([entry]);
  let bytes = 0;
  // Grows while it is read.
  for (const file of known) {
    const script = files.get(file);
    if (!script) continue;
    bytes += gzipSync(script).byteLength;
    const syntax = tryParse(Buffer.from(script).toString('utf8'));
    for (const node of syntax?.nodes ?? []) {
      const source = node.type === 'ImportExpression' ? null : sourceOf(node);
      const specifier = source && textOf(source);
      if (specifier?.startsWith('./')) known.add(specifier.slice(2));
    }
  }
  return bytes / 1000;
}

function checkScript(text: string, files: OpenPackage['files']): string[] {
  const syntax = tryParse(text);
  if (!syntax) return ['não é um módulo que se possa conferir. Construa de novo, sem mudar arquivos depois.'];
  const sources = new Set<AnyNode>();
  const problems: string[] = [];
  for (const node of syntax.nodes) {
    const source = sourceOf(node);
    if (!source) continue;
    sources.add(source);
    const specifier = textOf(source);
    if (specifier === null)
      problems.push(
        "importa um endereço que calcula: import(x). Escreva cada endereço por inteiro, como import('./tela.tsx'), e use experiments.externalRuntime, que tira do remoto o runtime da federação.",
      );
    else problems.push(...checkSpecifier(specifier, files));
  }
  for (const node of syntax.nodes) {
    const parent = syntax.parentOf(node);
    const imported = sources.has(node) || (parent && sources.has(parent));
    problems.push(...(imported ? [] : checkName(node, files)), ...checkCopy(node));
  }
  return problems;
}

function checkSpecifier(specifier: string, files: OpenPackage['files']): string[] {
  const shown = `importa "${shorten(specifier)}", que`;
  const [, file] = /^\.\/([^/?#]+)$/.exec(specifier) ?? [];
  if (file && files.has(file) && file.endsWith('.js')) return [];
  if (/^\.{0,2}\//.test(specifier) && !specifier.startsWith('//')) {
    if (file && files.has(file))
      return [`${shown} não é um script. Importe-o no código sem "with", para que o build o inclua.`];
    return [
      `${shown} não é um arquivo desta versão. Construa sem subpastas (build.assetsDir: ''), com base: './', e envie a pasta inteira.`,
    ];
  }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(specifier))
    return [`${shown} ninguém conferiu. Instale o pacote e importe-o pelo nome, para que o build o inclua.`];
  return [
    `${shown} o navegador não conhece. Tire o nome de build.rolldownOptions.external; o que a página tem vai em \`shared\` da federação.`,
  ];
}

/** A script that is named outside of an import is loaded by other means, such as in a worker, and held against nothing. */
function checkName(node: AnyNode, files: OpenPackage['files']): string[] {
  const text = node.type === 'TemplateElement' ? node.value.cooked : textOf(node);
  const file = text?.split('/').at(-1) ?? '';
  if (!file.endsWith('.js') || !files.has(file)) return [];
  return [
    `nomeia o script "${file}" fora de um import, e só o que se importa é conferido. Ponha build.modulePreload: false, e traga um worker com ?worker&inline.`,
  ];
}

function checkCopy(node: AnyNode): string[] {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return [];
  const name = propertyName(node.left.computed, node.left.property);
  if (!name || !OF_REACT.test(name)) return [];
  const library = name.startsWith('__DOM') ? 'react-dom' : 'react';
  return [
    `traz uma cópia de ${library}, e a página roda uma só. Ponha ${library} em \`shared\` da federação, com singleton: true e import: false.`,
  ];
}

/** What a node imports from; null where it imports nothing. */
function sourceOf(node: AnyNode): AnyNode | null {
  if (node.type === 'ImportExpression' || node.type === 'ImportDeclaration') return node.source;
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration')
    return node.source ?? null;
  return null;
}

/** The text of a string that is written out. */
function textOf(node: AnyNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

function tryParse(text: string): Syntax | null {
  try {
    return parseScript(text, 'module');
  } catch {
    return null;
  }
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
