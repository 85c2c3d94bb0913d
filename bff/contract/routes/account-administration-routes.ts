import { createRoute, z } from '@hono/zod-openapi';
import {
  AdministeredAccount,
  AdministeredAccountList,
  AdministeredAccountPage,
  AuditPage,
  BlockChange,
  CreditAdjustment,
  SecondFactorRemoval,
} from '../administered-accounts.ts';
import { LONGEST_SEARCH } from '../browser/limits.ts';
import { json, refused, signedIn } from './answers.ts';

const AccountId = z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) });
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const refusals = { 401: refused('Not signed in'), 403: refused('No admin') };
const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** `GET /api/admin/accounts?search=`: by a part of the address or name. */
export const findAccounts = createRoute({
  method: 'get',
  path: '/api/admin/accounts',
  ...signedIn,
  request: { query: z.object({ search: z.string().trim().min(2).max(LONGEST_SEARCH) }) },
  responses: { 200: json(AdministeredAccountList, 'The newest first'), ...refusals },
});

/** `GET /api/admin/accounts/{id}`: with a page of its ledger. The audit log notes it. */
export const openAccount = createRoute({
  method: 'get',
  path: '/api/admin/accounts/{id}',
  ...signedIn,
  request: { params: AccountId, query: z.object({ page }) },
  responses: { 200: json(AdministeredAccountPage, 'The account'), ...refusals, 404: refused('No account') },
});

/** `POST /api/admin/accounts/{id}/credits`: grants credits or takes them back. */
export const adjustCredits = createRoute({
  method: 'post',
  path: '/api/admin/accounts/{id}/credits',
  ...signedIn,
  request: { params: AccountId, body: body(CreditAdjustment) },
  responses: {
    200: json(AdministeredAccount, 'The account as it now is'),
    ...refusals,
    404: refused('No account'),
    409: refused('More than is left, or a key of something else'),
  },
});

/** `PUT /api/admin/accounts/{id}/block`: shuts a user out or lets them in. */
export const changeBlock = createRoute({
  method: 'put',
  path: '/api/admin/accounts/{id}/block',
  ...signedIn,
  request: { params: AccountId, body: body(BlockChange) },
  responses: {
    200: json(AdministeredAccount, 'The account as it now is'),
    ...refusals,
    404: refused('No account'),
    409: refused('An administrator is not shut out'),
  },
});

/** `DELETE /api/admin/accounts/{id}/second-factor`: for who lost phone and recovery codes. */
export const removeSecondFactor = createRoute({
  method: 'delete',
  path: '/api/admin/accounts/{id}/second-factor',
  ...signedIn,
  request: { params: AccountId, body: body(SecondFactorRemoval) },
  responses: {
    200: json(AdministeredAccount, 'The account as it now is'),
    401: refused('Not signed in'),
    403: refused('No admin, or the own account'),
    404: refused('No account'),
  },
});

/** `GET /api/admin/audit?account=&page=`. */
export const listAudit = createRoute({
  method: 'get',
  path: '/api/admin/audit',
  ...signedIn,
  request: { query: z.object({ account: z.uuid().optional(), page }) },
  responses: { 200: json(AuditPage, 'Newest first'), ...refusals },
});
