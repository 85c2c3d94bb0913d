/**
 * Brings federation's runtime and what remotes share with the shell beyond what the shell itself runs. Pages with a remote
 * preload it (`hosting.json` of the build names the files of this chunk).
 */
export const bringFederation = () => import(/* webpackChunkName: "federation" */ './federation.ts');
