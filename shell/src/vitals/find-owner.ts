/** The version of a remote whose code was running, and where in it: file, line and column. */
export interface Owner {
  remote: string;
  version: string;
  place: string;
}

/** An entry of a stack in a file of a remote. Browsers write the rest of the line each in their own way. */
const ENTRY =
  /(https?:\/\/[^\s/()@]+)\/remotes\/(mfe-[a-z0-9-]+)\/([0-9A-Za-z][\w.+-]*)\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Whose code a stack leads to: that of its first entry in a remote, also below code of the shell or of shared libraries. Null where
 * no remote has part in it.
 */
export function findOwner(stack: string, origin = location.origin): Owner | null {
  for (const [, from, remote, version, file, line, column] of stack.matchAll(ENTRY))
    if (from === origin && remote && version) return { remote, version, place: `${file}:${line}:${column}` };
  return null;
}
