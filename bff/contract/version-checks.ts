import { z } from '@hono/zod-openapi';

/** The name that the token of a checker has in place of a remote's; no remote can have it. */
export const CHECKER = 'checker';

/** What the operator's checker found of a version in a browser, with the contract page of one shell. */
export const VersionCheck = z
  .object({
    shell: z.string(),
    passed: z.boolean(),
    /** How many checks ran. */
    checks: z.int().min(0),
    /** One sentence for each that broke the contract. */
    complaints: z.array(z.string()),
    who: z.string(),
    at: z.iso.datetime(),
  })
  .openapi('VersionCheck');
export type VersionCheck = z.infer<typeof VersionCheck>;
