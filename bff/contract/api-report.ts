import { z } from '@hono/zod-openapi';

/** `a.b.c`, through the types that are written out in place; '' is the type itself. */
const PropertyPath = z.string();
/** `file#Name`. */
const TypeName = z.string();

const ReportedType = z.object({
  /** The properties that came after the oldest version of the record, with the version that first had each. */
  paths: z.record(PropertyPath, z.string()),
  /** The types to which each property leads. */
  refers: z.record(PropertyPath, z.array(TypeName)),
});

const ReportedPackage = z.object({
  version: z.string(),
  /** Whatever is older than the record counts as of this version. */
  oldest: z.string(),
  types: z.record(TypeName, ReportedType),
});
export type ReportedPackage = z.infer<typeof ReportedPackage>;

/** What a shell hands out to remotes: `api.json` of its build, as `tooling/exports/report.mjs` writes it. */
export const ApiReport = z
  .object({
    packages: z.record(z.string(), ReportedPackage),
    /** By the name under which the page shares it. */
    modules: z.record(
      z.string(),
      z.object({
        package: z.string(),
        exports: z.record(z.string(), z.object({ since: z.string(), type: TypeName.nullable() })),
      }),
    ),
  })
  .openapi('ApiReport');
export type ApiReport = z.infer<typeof ApiReport>;

/** Why it is not known what a version uses of a package, so that the range of its build holds. */
export const UnreadReason = z.enum(['form', 'escapes', 'not_followed', 'newer']);
export type UnreadReason = z.infer<typeof UnreadReason>;

/** What a version uses of the page, by its own scripts. */
export const RemoteUses = z
  .object({
    /** The exports of each module. */
    exports: z.record(z.string(), z.array(z.string())),
    /** The range of each package that holds: computed, unless `unread` names the package. */
    needs: z.record(z.string(), z.string()),
    /** What it uses that came last, where the range is computed from it. */
    newest: z.record(z.string(), z.string()),
    /** The range of each package that its build declares. */
    declared: z.record(z.string(), z.string()),
    unread: z.record(z.string(), UnreadReason),
  })
  .openapi('RemoteUses');
export type RemoteUses = z.infer<typeof RemoteUses>;
