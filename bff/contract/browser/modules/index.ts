/** What pages and the server say of remotes whose scripts are modules; only what loads remotes needs it. */
export * from './import-maps.ts';
export * from './is-module-remote.ts';
