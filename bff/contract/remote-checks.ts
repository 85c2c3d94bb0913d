import { z } from '@hono/zod-openapi';
import { RemoteDescription, RemoteName } from './page-config.ts';
import { RemoteVersionName } from './releases.ts';
import { TypesVerdict, VersionCheck } from './version-checks.ts';

/** Files by name, with what their bytes must be. */
const CheckedFile = z.object({ sha384: z.string(), bytes: z.int().min(0) });
export const CheckedFiles = z.record(z.string(), CheckedFile);

/** A version that no checker has tried with this shell. */
export const PendingCheck = z
  .object({ remote: z.string(), version: z.string(), digest: z.string(), shell: z.string() })
  .openapi('PendingCheck');
export type PendingCheck = z.infer<typeof PendingCheck>;

/** `GET /api/remote-checks`: what is to be checked, what users see first. */
export const PendingChecks = z
  .object({
    /** The live shell, its canary and those that may go out next. `hasPage`: whether the server kept the page that checks with it. */
    shells: z.array(
      z.object({
        version: z.string(),
        standing: z.enum(['live', 'canary', 'next']),
        hasPage: z.boolean(),
      }),
    ),
    pending: z.array(PendingCheck),
    /** Whether a version goes out only once it was checked. */
    required: z.boolean(),
  })
  .openapi('PendingChecks');
export type PendingChecks = z.infer<typeof PendingChecks>;

/** `GET /api/remote-checks/versions/{remote}/{version}`. Its files are served at `/remotes/{remote}/{version}/{file}`. */
export const CheckedVersion = z
  .object({
    remote: z.string(),
    version: z.string(),
    digest: z.string(),
    description: RemoteDescription,
    files: CheckedFiles,
    /** What its types are checked by; null where its maps brought no sources. */
    sources: CheckedFile.nullable(),
  })
  .openapi('CheckedVersion');
export type CheckedVersion = z.infer<typeof CheckedVersion>;

/** `GET /api/remote-checks/shells/{shell}`: the page by which remotes are checked with a shell, and the version of its own build. */
export const ContractPage = z
  .object({ shell: z.string(), page: z.string(), files: CheckedFiles })
  .openapi('ContractPage');
export type ContractPage = z.infer<typeof ContractPage>;

const CHECK_LIMITS = { complaints: 50, complaintLength: 500 } as const;

/** `POST /api/remote-checks`: it passed where nothing broke the contract. */
export const NewCheck = z
  .object({
    remote: RemoteName,
    version: RemoteVersionName,
    digest: z.string().regex(/^[0-9a-f]{20}$/),
    shell: RemoteVersionName,
    checks: z.int().min(1).max(100_000),
    complaints: z
      .array(z.string().trim().min(1).max(CHECK_LIMITS.complaintLength))
      .max(CHECK_LIMITS.complaints),
    types: TypesVerdict.optional(),
  })
  .openapi('NewCheck');
export type NewCheck = z.infer<typeof NewCheck>;

export const CheckAnswer = z.object({ check: VersionCheck }).openapi('CheckAnswer');
