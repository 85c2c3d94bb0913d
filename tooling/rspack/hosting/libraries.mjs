/**
 * The libraries that this page hands out to remotes, in the form of federation's runtime. In a build of a page
 * `write-libraries.mjs` writes the table; outside of one, as in unit tests, no remote is loaded.
 * @type {Readonly<Record<string, { version: string, lib: () => unknown, shareConfig: { singleton: true, requiredVersion: string } }>>}
 */
export const hostedLibraries = {};
