import { createRoute, type z } from '@hono/zod-openapi';
import {
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorEnd,
  SecondFactorKey,
  SecondFactorStart,
  SecondFactorState,
  VouchedSession,
} from '../second-factor.ts';
import { json, refused, signedIn } from './answers.ts';

const path = '/api/account/second-factor';
const bodyOf = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

/** `GET /api/account/second-factor`. */
export const readSecondFactor = createRoute({
  method: 'get',
  path,
  ...signedIn,
  responses: { 200: json(SecondFactorState, 'State'), 401: refused('Not signed in') },
});

/** `POST /api/account/second-factor`: a new key, which counts once a code of it has come. */
export const beginSecondFactor = createRoute({
  method: 'post',
  path,
  ...signedIn,
  request: bodyOf(SecondFactorStart),
  responses: {
    200: json(SecondFactorKey, 'Key'),
    401: refused('Not signed in'),
    403: refused('The password is wrong, or the sign-in too old'),
    409: refused('A factor stands'),
  },
});

/** `POST /api/account/second-factor/confirmation`: turns it on. */
export const confirmSecondFactor = createRoute({
  method: 'post',
  path: `${path}/confirmation`,
  ...signedIn,
  request: bodyOf(SecondFactorCode),
  responses: {
    200: json(RecoveryCodes, 'Shown once'),
    401: refused('Not signed in'),
    403: refused('The code is wrong'),
    409: refused('A factor stands'),
  },
});

/** `POST /api/account/second-factor/pass`: the second step of a sign-in. */
export const passSecondFactor = createRoute({
  method: 'post',
  path: `${path}/pass`,
  ...signedIn,
  request: bodyOf(SecondFactorCode),
  responses: {
    200: json(SecondFactorState, 'The session is good'),
    401: refused('Not signed in'),
    403: refused('The code is wrong'),
  },
});

/**
 * `POST /api/account/second-factor/vouch`: this session has passed the second step and answers for another one, by which the
 * user has just proved their password.
 */
export const vouchForSession = createRoute({
  method: 'post',
  path: `${path}/vouch`,
  ...signedIn,
  request: bodyOf(VouchedSession),
  responses: {
    200: json(SecondFactorState, 'The other session is good'),
    401: refused('Not signed in, or the other token is no good'),
  },
});

/** `DELETE /api/account/second-factor`: turns it off. */
export const endSecondFactor = createRoute({
  method: 'delete',
  path,
  ...signedIn,
  request: bodyOf(SecondFactorEnd),
  responses: {
    200: json(SecondFactorState, 'State'),
    401: refused('Not signed in'),
    403: refused('Neither password nor code was right'),
  },
});
