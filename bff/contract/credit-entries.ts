import { z } from '@hono/zod-openapi';
import { Operation } from './operations.ts';

/** One line of the statement of credits. A reservation that was given back is shown as both. */
export const CreditEntry = z
  .object({
    id: z.string(),
    /** `return`: a finished picture was discarded before the user kept it. */
    kind: z.enum(['grant', 'reserve', 'commit', 'release', 'refund', 'return']),
    currency: z.enum(['image', 'turbo']),
    /** Signed whole credits; 0 for a commit, negative for a reservation and for what a refunded payment takes back. */
    amount: z.int(),
    /** What a grant was for: `signup`, `subscription`, ...; else the operation or the failure's code. */
    reason: z.string(),
    operation: Operation.nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('CreditEntry');
export type CreditEntry = z.infer<typeof CreditEntry>;

/** `GET /api/credits/entries?page=`: newest first, 20 a page. */
export const CreditEntryPage = z
  .object({ entries: z.array(CreditEntry), total: z.int().min(0), page: z.int().min(1), pageSize: z.int() })
  .openapi('CreditEntryPage');
export type CreditEntryPage = z.infer<typeof CreditEntryPage>;
