/** In place of the shell's: `write-routes.mjs` writes the lazy routes, a chunk for each remote. */
const routes = {};

export const createVersionLoader =
  () =>
  ({ name }) =>
    routes[name]();
