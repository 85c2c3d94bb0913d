import { z } from '@hono/zod-openapi';
import { maskMessage } from './browser/mask-message.ts';
import { ReleasedName } from './page-config.ts';
import { RemoteVersionName } from './releases.ts';

/**
 * An error that a page met in the code of a remote, or else of the shell. `place`: file, line and column of the first entry of its stack in that
 * remote. `times`: how often it came since the page's last report.
 */
export const RemoteErrorReport = z
  .object({
    remote: ReleasedName,
    version: RemoteVersionName,
    // The page masks it, too, but the server does not rely on that.
    message: z.string().min(1).max(1000).transform(maskMessage),
    place: z.string().regex(/^[A-Za-z0-9_][\w.-]{0,199}\.js:\d{1,7}:\d{1,7}$/),
    times: z.int().min(1).max(100),
  })
  .openapi('RemoteErrorReport');
export type RemoteErrorReport = z.output<typeof RemoteErrorReport>;

/** `POST /api/remote-error-reports`: sent as a beacon; the body is JSON whatever its content type says. */
export const RemoteErrorReports = z.array(RemoteErrorReport).max(20).openapi('RemoteErrorReports');

/** One error of one version. */
export const RemoteError = z
  .object({
    remote: z.string(),
    version: z.string(),
    /** Empty for all further errors together, where a version has too many different ones. */
    message: z.string(),
    place: z.string(),
    /** The same in the sources, by file and line; null without a source map. */
    source: z.string().nullable().default(null),
    /** How often signed-in users met it, who were served this version. */
    times: z.int().min(0),
    /** How often everybody else did, which no canary is evaluated by. */
    anonymousTimes: z.int().min(0),
    /** Different signed-in users, counted up to `mostUsers`. */
    users: z.int().min(0),
    firstSeen: z.iso.datetime(),
    lastSeen: z.iso.datetime(),
  })
  .openapi('RemoteError');
export type RemoteError = z.infer<typeof RemoteError>;

/** `GET /api/remote-errors`: of the last days, what most users met first. */
export const RemoteErrorSummary = z
  .object({ days: z.int().min(1), mostUsers: z.int().min(1), errors: z.array(RemoteError) })
  .openapi('RemoteErrorSummary');
export type RemoteErrorSummary = z.infer<typeof RemoteErrorSummary>;
