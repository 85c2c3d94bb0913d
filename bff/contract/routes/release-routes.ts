import { createRoute, z } from '@hono/zod-openapi';
import { PlaceKey } from '../meeting-places.ts';
import { ReleasedName } from '../page-config.ts';
import { PlaceAnswer, PlaceChange } from '../place-arrangements.ts';
import {
  Publication,
  ReleaseChange,
  ReleaseOverview,
  RemoteRelease,
  RemoteVersionName,
  Trail,
} from '../releases.ts';
import { RemoteErrorReports, RemoteErrorSummary } from '../remote-errors.ts';
import { FlagAnswer, FlagChange, FlagName } from '../remote-flags.ts';
import { HealthCurves, HealthSummary, RemoteEvents } from '../remote-health.ts';
import { RemoteMeetings } from '../remote-meetings.ts';
import { PublicationForm } from '../remote-package.ts';
import { PictureName, VersionDetails } from '../version-details.ts';
import { json, refused } from './answers.ts';
import { body, Released, Remote, refusals, released } from './release-parts.ts';

/** `GET /api/remotes`: what is live, in canary and published, and what the shell shares. */
export const readReleases = createRoute({
  method: 'get',
  path: '/api/remotes',
  ...released,
  responses: { 200: json(ReleaseOverview, 'The whole house'), ...refusals },
});

/** `POST /api/remotes/{remote}/versions`: publishes one immutable version, after the gate. Nobody sees it yet. */
export const publishVersion = createRoute({
  method: 'post',
  path: '/api/remotes/{remote}/versions',
  ...released,
  request: {
    params: Remote,
    body: { required: true, content: { 'multipart/form-data': { schema: PublicationForm } } },
  },
  responses: {
    200: json(Publication, 'The same bytes were there before'),
    201: json(Publication, 'Published'),
    400: refused('Not a package'),
    ...refusals,
    409: refused('`version_exists`: this version has other bytes'),
    413: refused('Over 24 MB'),
    422: refused('`release_refused`: `details.problems` says what to change, one sentence a line'),
  },
});

const Version = Released.extend({
  version: RemoteVersionName.openapi({ param: { name: 'version', in: 'path' } }),
});

/** `GET /api/remotes/{remote}/versions/{version}`: everything about one version, and what it changes from another. */
export const readVersion = createRoute({
  method: 'get',
  path: '/api/remotes/{remote}/versions/{version}',
  ...released,
  request: { params: Version, query: z.object({ against: RemoteVersionName.optional() }) },
  responses: {
    200: json(VersionDetails, 'The version'),
    ...refusals,
    404: refused('No such version, or none to compare with'),
  },
});

/** `GET /api/remotes/{remote}/versions/{version}/pictures/{picture}`. For administrators, members and the master token. */
export const readPicture = createRoute({
  method: 'get',
  path: '/api/remotes/{remote}/versions/{version}/pictures/{picture}',
  ...released,
  request: {
    params: Version.extend({
      picture: PictureName.openapi({ param: { name: 'picture', in: 'path' } }),
    }),
  },
  responses: {
    200: {
      description: 'The bytes of the picture',
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    },
    ...refusals,
    404: refused('No such picture'),
  },
});

/** `POST /api/remotes/{remote}/changes`: promote, canary, stop it, roll back. */
export const changeRelease = createRoute({
  method: 'post',
  path: '/api/remotes/{remote}/changes',
  ...released,
  request: { params: Released, body: body(ReleaseChange) },
  responses: {
    200: json(RemoteRelease, 'The state after the change'),
    400: refused('Bad change'),
    ...refusals,
    404: refused('No such version, or nothing to go back to'),
    409: refused('`release_changed`: somebody was faster; `details` has the present state'),
    422: refused('`release_refused`: what is live now does not fit this version any more'),
  },
});

/** `POST /api/remotes/{remote}/flags/{flag}`: which users have something that a remote shows to some. */
export const changeFlag = createRoute({
  method: 'post',
  path: '/api/remotes/{remote}/flags/{flag}',
  ...released,
  request: {
    params: Remote.extend({ flag: FlagName.openapi({ param: { name: 'flag', in: 'path' } }) }),
    body: body(FlagChange),
  },
  responses: {
    200: json(FlagAnswer, 'The flag after the change'),
    400: refused('Not a flag of this remote, or too many named users'),
    ...refusals,
    404: refused('No such flag to remove'),
    409: refused('`flag_changed`: somebody was faster; `details` has the present state'),
  },
});

/** `POST /api/remote-places/{place}`: in which order remotes stand in a place, and which are off there. For administrators and the master token. */
export const arrangePlace = createRoute({
  method: 'post',
  path: '/api/remote-places/{place}',
  ...released,
  request: {
    params: z.object({ place: PlaceKey.openapi({ param: { name: 'place', in: 'path' } }) }),
    body: body(PlaceChange),
  },
  responses: {
    200: json(PlaceAnswer, 'The place after the change'),
    400: refused('Not a place, or too many names'),
    ...refusals,
    409: refused('`place_changed`: somebody was faster; `details` has the present revision'),
    422: refused('`place_refused`: nobody knows the place or a remote; `details.problem` says which'),
  },
});

/** `GET /api/remote-meetings`: who fills whose places, who hears whose events, and the flags. */
export const readMeetings = createRoute({
  method: 'get',
  path: '/api/remote-meetings',
  ...released,
  responses: { 200: json(RemoteMeetings, 'Of the live versions'), ...refusals },
});

/** `GET /api/remote-trail`: who did what, newest first. */
export const readTrail = createRoute({
  method: 'get',
  path: '/api/remote-trail',
  ...released,
  request: {
    query: z.object({
      remote: ReleasedName.optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
  },
  responses: { 200: json(Trail, 'Newest first'), ...refusals },
});

/** `GET /api/remote-health`: loads, failures, times and visitors of each version. */
export const readHealth = createRoute({
  method: 'get',
  path: '/api/remote-health',
  ...released,
  request: { query: z.object({ minutes: z.coerce.number().int().min(1).max(10_080).default(60) }) },
  responses: { 200: json(HealthSummary, 'Of the last minutes'), ...refusals },
});

/** `GET /api/remote-curves`: openings, failures and medians over time, in about fifty steps. */
export const readCurves = createRoute({
  method: 'get',
  path: '/api/remote-curves',
  ...released,
  request: {
    query: z.object({
      remote: ReleasedName.optional(),
      version: RemoteVersionName.optional(),
      hours: z.coerce.number().int().min(1).max(168).default(24),
    }),
  },
  responses: { 200: json(HealthCurves, 'Oldest first'), ...refusals },
});

/** `GET /api/remote-errors`: the errors of each version, by message and place. */
export const readErrors = createRoute({
  method: 'get',
  path: '/api/remote-errors',
  ...released,
  responses: { 200: json(RemoteErrorSummary, 'Of the last days'), ...refusals },
});

/** `POST /api/remote-events`: from every page, without session. What is not known is left out without a word. */
export const recordRemoteEvents = createRoute({
  method: 'post',
  path: '/api/remote-events',
  ...released,
  request: {
    body: {
      // A beacon of plain text needs no permission of the browser; its text is the same JSON.
      content: { 'application/json': { schema: RemoteEvents }, 'text/plain': { schema: z.string() } },
    },
  },
  responses: {
    204: { description: 'Taken' },
    400: refused('No list of events'),
    429: refused('Too many from one network'),
  },
});

/**
 * `GET /api/shell-misses/{version}`: the picture that a page asks for where its shell has not started after 8 s. It needs no script, and
 * has no picture in it. What is not known is left out without a word.
 */
export const recordShellMiss = createRoute({
  method: 'get',
  path: '/api/shell-misses/{version}',
  ...released,
  request: {
    params: z.object({ version: RemoteVersionName.openapi({ param: { name: 'version', in: 'path' } }) }),
  },
  responses: { 204: { description: 'Taken' }, 429: refused('Too many from one network') },
});

/** `POST /api/remote-error-reports`: from every page, without session. What is not known is left out without a word. */
export const recordRemoteErrors = createRoute({
  method: 'post',
  path: '/api/remote-error-reports',
  ...released,
  request: {
    body: {
      // A beacon of plain text needs no permission of the browser; its text is the same JSON.
      content: { 'application/json': { schema: RemoteErrorReports }, 'text/plain': { schema: z.string() } },
    },
  },
  responses: {
    204: { description: 'Taken' },
    400: refused('No list of errors'),
    429: refused('Too many from one network'),
  },
});
