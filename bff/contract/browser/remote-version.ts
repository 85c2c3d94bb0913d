/** Names the version whose screen is calling; the backend of that same version answers. */
export const VERSION_HEADER = 'x-remote-version';
