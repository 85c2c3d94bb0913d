/**
 * The libraries that this page hands out to remotes, in the form of federation's runtime: at once, or as a chunk that loads
 * when a remote asks for it. In a build of a page `write-libraries.mjs` writes the table; outside of one, as in unit tests,
 * no remote is loaded.
 * @typedef {{ lib: () => unknown } | { get: () => Promise<() => unknown> }} Source
 * @type {Readonly<Record<string, { version: string, shareConfig: { singleton: true, requiredVersion: string } } & Source>>}
 */
export const hostedLibraries = {};
