/**
 * Where remotes are made: this repository, or one of a team that has no copy of it.
 * @typedef {{
 *   root: string,
 *   remotes: readonly string[],
 *   build: (name: string, onBuild: (version: string) => void) => Promise<string>,
 *   typeComplaints: (name: string) => Promise<string>,
 *   contractPage: () => Promise<string>,
 *   budgetOf: (name: string) => { remoteEntry?: number | undefined, routes?: number | undefined } | undefined,
 * }} Project
 *   `build` answers the folder of the build, which has the name of the version; `contractPage` that of the page that checks the
 *   contract; `typeComplaints` what the compiler prints, nothing where all types hold.
 */
export {};
