import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { typeEntries } from '../../kit/type-entries.mjs';
import { root } from '../../scripts/workspace.mjs';

/** @typedef {Record<string, string>} Files by path */

/** Where the compiler sees the sources of a remote, and the types of a shell: in memory alone. */
export const REMOTE = '/remote/';
const TYPES = '/types/';
/** Takes the events and places that a remote declares in files without code, which are in no map. */
const OPEN_NAMES = `${TYPES}open-names.d.ts`;
const openNames = `import '@andromeda/platform';
declare module '@andromeda/platform' {
  interface RemoteEvents { [name: \`\${string}@\${number}\`]: any }
  interface SlotProps { [name: \`\${string}@\${number}\`]: any }
}`;

/** What the page shares besides, whose types this workspace has, and the packages whose types these need. */
const known = /^(react|react-dom|react-router-dom|@tanstack\/react-query|radix-ui|hono)(\/|$)/;
const homes = ['platform', 'design-system'].map((name) => join(root, name, 'src/index.ts'));

/** @type {Map<string, ts.SourceFile>} */
const libraries = new Map();

/**
 * A program over the sources of a remote. It reads nothing of this machine but the compiler's own libraries and the packages of this workspace,
 * so no import leads anywhere else. What is not there is `any`.
 * @param {Files} sources
 * @param {Files | null} types those of a shell; null: all that it hands out is `any`
 * @param {{ strict: boolean }} how
 */
export function programOver(sources, types, { strict }) {
  const given = Object.entries(sources).map(([path, text]) => /** @type {const} */ ([REMOTE + path, text]));
  const files = new Map(given);
  for (const [path, text] of Object.entries(types ?? {})) files.set(TYPES + path, text);
  if (types) files.set(OPEN_NAMES, openNames);
  const options = optionsOf(strict);
  const host = hostOver(files, options, types !== null);
  return ts.createProgram([...given.map(([path]) => path), ...(types ? [OPEN_NAMES] : [])], options, host);
}

/** @param {boolean} strict @returns {ts.CompilerOptions} */
const optionsOf = (strict) => ({
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict,
  allowJs: true,
  checkJs: false,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
});

/**
 * @param {Map<string, string>} files
 * @param {ts.CompilerOptions} options
 * @param {boolean} hasTypes
 * @returns {ts.CompilerHost}
 */
function hostOver(files, options, hasTypes) {
  const disk = ts.createCompilerHost(options);
  const libraryFolder = dirname(ts.getDefaultLibFilePath(options));
  const isReadable = (/** @type {string} */ path) =>
    posix.normalize(path) === path &&
    (path.startsWith(`${libraryFolder}/`) ||
      (path.startsWith(`${root}/`) && path.includes('/node_modules/')));
  const isMemory = (/** @type {string} */ path) => path.startsWith(REMOTE) || path.startsWith(TYPES);
  const readFile = (/** @type {string} */ path) =>
    files.get(path) ?? (isReadable(path) ? disk.readFile(path) : undefined);
  /** @type {ts.CompilerHost} */
  const host = {
    ...disk,
    readFile,
    fileExists: (path) => files.has(path) || (isReadable(path) && disk.fileExists(path)),
    directoryExists: (path) => isMemory(`${path}/`) || (disk.directoryExists?.(path) ?? false),
    getDirectories: () => [],
    realpath: (path) => (isMemory(path) ? path : (disk.realpath?.(path) ?? path)),
    getCurrentDirectory: () => REMOTE,
    getSourceFile(path, language) {
      const kept = libraries.get(path);
      if (kept) return kept;
      const text = readFile(path);
      if (text === undefined) return undefined;
      const file = ts.createSourceFile(path, text, language);
      if (!isMemory(path)) libraries.set(path, file);
      return file;
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => resolved(text, from, { options, host, isMemory, hasTypes })),
  };
  return host;
}

/**
 * @param {string} name
 * @param {string} from
 * @param {{ options: ts.CompilerOptions, host: ts.CompilerHost, isMemory: (path: string) => boolean, hasTypes: boolean }} given
 * @returns {ts.ResolvedModuleWithFailedLookupLocations}
 */
function resolved(name, from, { options, host, isMemory, hasTypes }) {
  const entry = typeEntries[/** @type {keyof typeof typeEntries} */ (name)];
  if (entry)
    return {
      resolvedModule: hasTypes ? { resolvedFileName: TYPES + entry, extension: ts.Extension.Dts } : undefined,
    };
  if (!isMemory(from) || name.startsWith('.')) return ts.resolveModuleName(name, from, options, host);
  for (const home of known.test(name) ? homes : []) {
    const found = ts.resolveModuleName(name, home, options, host);
    if (found.resolvedModule) return found;
  }
  return { resolvedModule: undefined };
}
