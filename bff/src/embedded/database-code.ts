import { readFile } from 'node:fs/promises';

/** PGlite's code, compiled. */
export type DatabaseCode = WebAssembly.Module;

let compiled: Promise<DatabaseCode> | undefined;

// Every JavaScript engine has it, but Node's types do not declare it.
declare global {
  namespace WebAssembly {
    interface Module {}
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

/**
 * PGlite's code, compiled once for all threads of this process. A thread that holds it keeps what V8 has optimised meanwhile:
 * a database that starts again with it takes a third of the processor time (docs/decisions/037).
 */
export function compileDatabase(): Promise<DatabaseCode> {
  compiled ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return compiled;
}
