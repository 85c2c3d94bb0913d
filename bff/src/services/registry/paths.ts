/** One spelling for one address: '//evil', '/LIBRARY', '/a/../b', '/a/' and '/%61' are others of some address. */
const WHOLE = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Whether a path that a remote claims is written in full. */
export const isWholePath = (path: string) => WHOLE.test(path);

/** Whether a remote that serves `path` serves `address`, too: it serves all below. */
export const covers = (path: string, address: string) => address === path || address.startsWith(`${path}/`);
