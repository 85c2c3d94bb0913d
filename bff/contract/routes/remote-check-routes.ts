import { createRoute, z } from '@hono/zod-openapi';
import { RemoteName } from '../page-config.ts';
import { RemoteFileName, RemoteVersionName } from '../releases.ts';
import { CheckAnswer, CheckedVersion, ContractPage, NewCheck, PendingChecks } from '../remote-checks.ts';
import { json, refused } from './answers.ts';
import { body, refusals, released } from './release-parts.ts';

const inPath = (name: string) => ({ param: { name, in: 'path' as const } });
const Shell = z.object({ shell: RemoteVersionName.openapi(inPath('shell')) });
const Version = z.object({
  remote: RemoteName.openapi(inPath('remote')),
  version: RemoteVersionName.openapi(inPath('version')),
});
const bytes = (description: string) => ({
  description,
  content: { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } },
});

// For the token of a checker, and the master token.

/** `GET /api/remote-checks`: what no checker has tried yet. */
export const readPendingChecks = createRoute({
  method: 'get',
  path: '/api/remote-checks',
  ...released,
  responses: { 200: json(PendingChecks, 'What users see first'), ...refusals },
});

/** `GET /api/remote-checks/versions/{remote}/{version}`: what is to be checked, with the hashes of its files. */
export const readCheckedVersion = createRoute({
  method: 'get',
  path: '/api/remote-checks/versions/{remote}/{version}',
  ...released,
  request: { params: Version },
  responses: { 200: json(CheckedVersion, 'The version'), ...refusals, 404: refused('No such version') },
});

/** `GET /api/remote-checks/versions/{remote}/{version}/sources`: what its types are checked by. */
export const readCheckedSources = createRoute({
  method: 'get',
  path: '/api/remote-checks/versions/{remote}/{version}/sources',
  ...released,
  request: { params: Version },
  responses: {
    200: bytes('The text of each of its own sources, by its path, as JSON'),
    ...refusals,
    404: refused('No such version, or none of its sources was kept'),
  },
});

/** `GET /api/remote-checks/shells/{shell}`: the page that checks remotes with this shell. */
export const readContractPage = createRoute({
  method: 'get',
  path: '/api/remote-checks/shells/{shell}',
  ...released,
  request: { params: Shell },
  responses: {
    200: json(ContractPage, 'Its files, with their hashes'),
    ...refusals,
    404: refused('No page of this shell was kept'),
  },
});

/** `GET /api/remote-checks/shells/{shell}/{file}`. */
export const readContractFile = createRoute({
  method: 'get',
  path: '/api/remote-checks/shells/{shell}/{file}',
  ...released,
  request: { params: Shell.extend({ file: RemoteFileName.openapi(inPath('file')) }) },
  responses: {
    200: bytes('The bytes of the file'),
    ...refusals,
    404: refused('No such file'),
  },
});

/** `POST /api/remote-checks`: the verdict of a checker. The newest one of a version and a shell counts. */
export const addCheck = createRoute({
  method: 'post',
  path: '/api/remote-checks',
  ...released,
  request: { body: body(NewCheck) },
  responses: {
    201: json(CheckAnswer, 'Kept'),
    400: refused('Not a verdict'),
    ...refusals,
    404: refused('No such version, or shell'),
    413: refused('Over 64 kB'),
    422: refused('`release_refused`: other bytes were published under this name'),
  },
});
