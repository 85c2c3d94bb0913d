/**
 * Where remotes are made: this repository, or one of a team that has no copy of it.
 * @typedef {{
 *   root: string,
 *   remotes: readonly string[],
 *   build: (name: string, onBuild: (version: string) => void) => Promise<string>,
 *   typeComplaints: (name: string) => Promise<string>,
 *   contractPage: () => Promise<string>,
 *   budgetOf: (name: string) => { remoteEntry?: number | undefined, routes?: number | undefined } | undefined,
 *   apiReport: () => object | undefined | Promise<object | undefined>,
 *   shellReport?: () => import('./shell-check.mjs').ApiReport,
 * }} Project
 *   `build` answers the folder of the build, which has the name of the version; `contractPage` that of the page that checks the
 *   contract; `typeComplaints` what the compiler prints, nothing where all types hold; `apiReport`
 *   what the platform offers against which remotes are built here, `shellReport` what the built shell hands out.
 */
export {};
