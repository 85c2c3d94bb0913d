import { createRoute, z } from '@hono/zod-openapi';
import { AccountDeletionRequest, AccountState } from '../account.ts';
import { CreditEntryPage } from '../credit-entries.ts';
import { CreditBalance } from '../credits.ts';
import { DataExport } from '../data-export.ts';
import { PublicConfig } from '../page-config.ts';
import { Profile, ProfileChange } from '../profile.ts';
import { DeviceSessionList } from '../sessions.ts';
import { json, refused, signedIn } from './answers.ts';

/** `GET /api/config`: where the session service is. Open to everyone. */
export const readConfig = createRoute({
  method: 'get',
  path: '/api/config',
  responses: { 200: json(PublicConfig, 'Public configuration') },
});

/** `GET /api/credits`: the balance of the signed-in user. */
export const readCredits = createRoute({
  method: 'get',
  path: '/api/credits',
  ...signedIn,
  responses: { 200: json(CreditBalance, 'Balance'), 401: refused('Not signed in') },
});

/** `GET /api/credits/entries`: the ledger of the signed-in user, newest first. */
export const listCreditEntries = createRoute({
  method: 'get',
  path: '/api/credits/entries',
  ...signedIn,
  request: { query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }) },
  responses: { 200: json(CreditEntryPage, 'One page'), 401: refused('Not signed in') },
});

/** `GET /api/profile`. */
export const readProfile = createRoute({
  method: 'get',
  path: '/api/profile',
  ...signedIn,
  responses: { 200: json(Profile, 'Profile'), 401: refused('Not signed in') },
});

/** `PATCH /api/profile`: the full name is all that may change. */
export const changeProfile = createRoute({
  method: 'patch',
  path: '/api/profile',
  ...signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: ProfileChange } } } },
  responses: {
    200: json(Profile, 'Changed profile'),
    400: refused('Bad name'),
    401: refused('Not signed in'),
  },
});

/** `GET /api/sessions`: where the user is signed in. */
export const listSessions = createRoute({
  method: 'get',
  path: '/api/sessions',
  ...signedIn,
  responses: { 200: json(DeviceSessionList, 'Devices'), 401: refused('Not signed in') },
});

/** `DELETE /api/sessions/others`: signs the user out on every other device. */
export const endOtherSessions = createRoute({
  method: 'delete',
  path: '/api/sessions/others',
  ...signedIn,
  responses: { 200: json(DeviceSessionList, 'What is left'), 401: refused('Not signed in') },
});

/** `GET /api/account`. */
export const readAccount = createRoute({
  method: 'get',
  path: '/api/account',
  ...signedIn,
  responses: { 200: json(AccountState, 'State'), 401: refused('Not signed in') },
});

/** `POST /api/account/deletion`: asks for the account's deletion, and ends every session. */
export const requestDeletion = createRoute({
  method: 'post',
  path: '/api/account/deletion',
  ...signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: AccountDeletionRequest } } } },
  responses: {
    200: json(AccountState, 'When it will be deleted'),
    401: refused('Not signed in'),
    403: refused('The password is wrong, or the sign-in too old'),
    502: refused('The subscription could not be cancelled'),
  },
});

/** `DELETE /api/account/deletion`: the user changed their mind. */
export const keepAccount = createRoute({
  method: 'delete',
  path: '/api/account/deletion',
  ...signedIn,
  responses: {
    200: json(AccountState, 'The account as it stays'),
    401: refused('Not signed in'),
    409: refused('The deletion has begun'),
  },
});

/** `GET /api/account/export`: the state of the user's copy of their data. */
export const readDataExport = createRoute({
  method: 'get',
  path: '/api/account/export',
  ...signedIn,
  responses: { 200: json(DataExport, 'State'), 401: refused('Not signed in') },
});

/** `POST /api/account/export`: asks for a copy; while one is made, or on the same day, that one is answered. */
export const requestDataExport = createRoute({
  method: 'post',
  path: '/api/account/export',
  ...signedIn,
  responses: {
    200: json(DataExport, 'State'),
    401: refused('Not signed in'),
    429: refused('Asked too often'),
    503: refused('No room to store it'),
  },
});

/** A part of a copy, at an address that the BFF signed. A browser may ask for the rest of a broken download. */
export const readExportArchive = createRoute({
  method: 'get',
  path: '/api/account/export/{id}/archives/{number}',
  request: {
    params: z.object({
      id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }),
      number: z.coerce
        .number()
        .int()
        .min(1)
        .max(999)
        .openapi({ param: { name: 'number', in: 'path' } }),
    }),
    query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(200) }),
  },
  responses: {
    200: { description: 'ZIP', content: { 'application/zip': { schema: z.string() } } },
    206: {
      description: 'The part that was asked for',
      content: { 'application/zip': { schema: z.string() } },
    },
    403: refused('Expired or forged address'),
    404: refused('No such copy any more'),
    416: { description: 'No such part' },
  },
});
