/** The version of the platform's contract. A remote says in its `remote.json` which range of it it needs. */
export const PLATFORM_VERSION = '1.46.0';
