import { z } from '@hono/zod-openapi';
import { ApiReport } from './api-report.ts';
import { RemoteDescription, RemoteName } from './page-config.ts';
import { ReleaseSignature } from './release-keys.ts';
import { CommitId, RemoteFileName, RemoteVersionName } from './releases.ts';
import { RemoteBackend } from './remote-backends.ts';

/** `build.json`, as the build of a remote writes it. */
export const RemoteBuild = z
  .object({
    name: RemoteName,
    version: RemoteVersionName,
    remote: RemoteDescription,
    /** File name to `sha384-...`, of every script and style. */
    integrity: z.record(RemoteFileName, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
    /** Absent where the remote has no backend of its own. */
    backend: RemoteBackend.optional(),
  })
  .openapi('RemoteBuild');
export type RemoteBuild = z.infer<typeof RemoteBuild>;

/** kB gzip that a remote may weigh: its entry, and all that its exposed module loads. */
export const RemoteBudget = z
  .object({ remoteEntry: z.number().positive(), routes: z.number().positive() })
  .openapi('RemoteBudget');
export type RemoteBudget = z.infer<typeof RemoteBudget>;

/** What the CLI sends beside the files: the build, federation's manifest and what was checked before. */
export const RemotePackage = z
  .object({
    build: RemoteBuild,
    manifest: z.looseObject({}),
    budget: RemoteBudget.partial().optional(),
    /** True when the remote's types were checked against the platform's contract before it was sent. */
    typesChecked: z.boolean(),
    /** True when every screen of it was held against the contract in a browser. */
    contractChecked: z.boolean().default(false),
    commit: CommitId.optional(),
    /** What the platform offers against which it was built: it tells a server with an older shell what came since. */
    apiReport: ApiReport.optional(),
  })
  .openapi('RemotePackage');
export type RemotePackage = z.infer<typeof RemotePackage>;

/** The multipart body of a publication; `package` is `RemotePackage` as JSON text. */
export const PublicationForm = z
  .object({
    package: z.string().max(512 * 1024),
    files: z
      .union([z.instanceof(File), z.array(z.instanceof(File))])
      .openapi({ type: 'array', items: { type: 'string', format: 'binary' } }),
    /** The source maps of scripts, each named `file.js.map`: kept for administrators, and served to nobody. */
    maps: z
      .union([z.instanceof(File), z.array(z.instanceof(File))])
      .openapi({ type: 'array', items: { type: 'string', format: 'binary' } })
      .optional(),
    /** Pictures of screens and stories, for administrators; `pictureList` describes them, a list of `VersionPicture` as JSON text. */
    pictures: z
      .union([z.instanceof(File), z.array(z.instanceof(File))])
      .openapi({ type: 'array', items: { type: 'string', format: 'binary' } })
      .optional(),
    pictureList: z
      .string()
      .max(64 * 1024)
      .optional(),
    /** The remote's own backend: `backend.js` and its migrations. Kept to be run, and served to nobody. */
    backend: z
      .union([z.instanceof(File), z.array(z.instanceof(File))])
      .openapi({ type: 'array', items: { type: 'string', format: 'binary' } })
      .optional(),
    ...ReleaseSignature.partial().shape,
  })
  .openapi('PublicationForm');
