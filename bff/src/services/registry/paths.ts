/** The only spelling of an address: '//evil', '/LIBRARY', '/a/../b', '/a/' and '/%61' are other spellings of one. */
const WHOLE = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Whether a path that a remote claims is written in full. */
export const isWholePath = (path: string) => WHOLE.test(path);

/** Whether a remote that serves `path` serves `address`, too: it serves everything below its path. */
export const covers = (path: string, address: string) => address === path || address.startsWith(`${path}/`);
