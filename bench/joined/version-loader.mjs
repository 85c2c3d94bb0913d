/** In place of the shell's: `write-routes.mjs` writes the lazy routes, a chunk for each remote. */
const routes = {};

export const ROUTES = './routes';
export const isRemoteModule = () => true;

// Only screens are compared: what remotes show in places of others is not joined.
export const createVersionLoader = () => (expose) =>
  expose === ROUTES ? ({ name }) => routes[name]() : () => Promise.reject(new Error(expose));
