/** The version of a remote, or of the shell, whose code was running, and where in it: file, line and column. */
export interface Owner {
  remote: string;
  version: string;
  place: string;
}

/** An entry of a stack in a file of a remote, or of the shell. Browsers write the rest of the line each in their own way. */
const ENTRY =
  /(https?:\/\/[^\s/()@]+)\/(?:remotes\/(mfe-[a-z0-9-]+)|assets)\/([0-9A-Za-z][\w.+-]*)\/([\w.-]+\.js)(?:\?again=\d+)?:(\d+):(\d+)/g;

/**
 * Whose code a stack leads to: that of its first entry in a remote, also below code of the shell or of shared libraries; without one
 * that of the shell. Null where neither has part in it.
 */
export function findOwner(stack: string, origin = location.origin): Owner | null {
  const entries = [...stack.matchAll(ENTRY)].filter(([, from]) => from === origin);
  const [, , remote = 'shell', version, file, line, column] =
    entries.find((entry) => entry[2]) ?? entries[0] ?? [];
  return version ? { remote, version, place: `${file}:${line}:${column}` } : null;
}
