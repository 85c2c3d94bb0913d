import { z } from '@hono/zod-openapi';

/** The name that the token of a checker has in place of a remote's; no remote can have it. */
export const CHECKER = 'checker';

/**
 * Whether the types were checked against those of the shell, and if not, why: no maps with sources came with the version, the server keeps no
 * types of this shell, or the compiler did not end within its limits.
 */
export const TypesVerdict = z.enum(['checked', 'no_sources', 'no_types', 'unfinished']);
export type TypesVerdict = z.infer<typeof TypesVerdict>;

/** What the operator's checker found of a version in a browser, with the contract page of one shell. */
export const VersionCheck = z
  .object({
    shell: z.string(),
    passed: z.boolean(),
    /** How many checks ran. */
    checks: z.int().min(0),
    /** One sentence for each that broke the contract, or does not fit the shell's types. */
    complaints: z.array(z.string()),
    /** Absent in verdicts from the time before types were checked. */
    types: TypesVerdict.optional(),
    who: z.string(),
    at: z.iso.datetime(),
  })
  .openapi('VersionCheck');
export type VersionCheck = z.infer<typeof VersionCheck>;
