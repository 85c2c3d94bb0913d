import { z } from '@hono/zod-openapi';

/** A version as the build names it: digits, letters, dots, dashes and underscores, as a folder may be called. */
export const RemoteVersionName = z.string().regex(/^(?!.*\.\.)[0-9A-Za-z][\w.+-]{0,79}$/);

/** What a version was built from: the commit, with `-dirty` where files had been changed since. */
export const CommitId = z.string().regex(/^[0-9a-f]{7,64}(-dirty)?$/);
