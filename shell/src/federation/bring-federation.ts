/**
 * Loads federation's runtime and the libraries that remotes share but the shell itself does not use. Pages with a remote
 * preload it (`hosting.json` of the build names the files of this chunk).
 */
export const bringFederation = () => import(/* webpackChunkName: "federation" */ './federation.ts');
