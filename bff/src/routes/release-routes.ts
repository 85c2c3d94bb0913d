import type { z } from 'zod';
import type { PublicationForm } from '../../contract/remote-package.ts';
import {
  arrangePlace as arrangeDefinition,
  changeRelease as changeDefinition,
  changeFlag as changeFlagDefinition,
  readCurves as curvesDefinition,
  readErrors as errorsDefinition,
  readHealth as healthDefinition,
  readMeetings as meetingsDefinition,
  readPicture as pictureDefinition,
  publishVersion as publishDefinition,
  readReleases,
  readTrail as trailDefinition,
  readVersion as versionDefinition,
} from '../../contract/routes/release-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitNetwork } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { refuseWhileAway } from '../http/refuse-while-away.ts';
import { releaseActor } from '../http/release-actor.ts';
import type { TokenVerifier } from '../ports/user.ts';
import { arrangePlace } from '../services/registry/arrange-place.ts';
import { changeFlag } from '../services/registry/change-flag.ts';
import { changeRelease } from '../services/registry/change-release.ts';
import { listReleases } from '../services/registry/list-releases.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { readCurves } from '../services/registry/read-curves.ts';
import { readErrors } from '../services/registry/read-errors.ts';
import { readHealth } from '../services/registry/read-health.ts';
import { readMeetings } from '../services/registry/read-meetings.ts';
import { readTrail } from '../services/registry/read-trail.ts';
import { readPicture, readVersion } from '../services/registry/read-version.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import { previewRoutes } from './preview-routes.ts';
import { releaseAccessRoutes } from './release-access-routes.ts';
import { releaseGuardRoutes } from './release-guard-routes.ts';
import { remoteCheckRoutes } from './remote-check-routes.ts';
import { remoteMemberRoutes } from './remote-member-routes.ts';

const SMALL_BODY_BYTES = 16 * 1024;
/** Files, maps and backend, and 4 MB of pictures. */
const LARGEST_PACKAGE_BYTES = 24 * 1024 * 1024;

const own = [
  '/api/remotes',
  '/api/remotes/*',
  '/api/remote-trail',
  '/api/remote-health',
  '/api/remote-curves',
  '/api/remote-errors',
  '/api/remote-meetings',
  '/api/remote-places/*',
  '/api/remote-previews',
  '/api/remote-tokens',
  '/api/remote-tokens/*',
  '/api/remote-approvals/*',
];

/** What takes a small body. */
const posted = [
  ...['changes', 'previews', 'flags/:flag', 'keys', 'requests', 'members'].map(
    (path) => `/api/remotes/:remote/${path}`,
  ),
  '/api/remote-tokens',
  '/api/remote-places/:place',
];
const put = [
  '/api/remotes/:remote/server',
  '/api/remotes/:remote/lock',
  '/api/remotes/:remote/members/:user',
  '/api/remote-approvals/:scope',
];

/** Publishing remotes and deciding who sees which version: for deploy tokens, administrators and members of teams. */
export function releaseRoutes(releases: ReleaseServices, verifier: TokenVerifier) {
  const routes = newRoutes();
  for (const path of own)
    routes.use(
      path,
      limitNetwork(600, 60),
      refuseWhileAway(releases.snapshot),
      releaseActor(releases, verifier),
    );
  routes.post('/api/remotes/:remote/versions', limitBody(LARGEST_PACKAGE_BYTES));
  for (const path of posted) routes.post(path, limitBody(SMALL_BODY_BYTES));
  for (const path of put) routes.put(path, limitBody(SMALL_BODY_BYTES));
  return routes
    .openapi(readReleases, async (c) => c.json(await listReleases(releases, c.var.actor), 200))
    .openapi(publishDefinition, async (c) => {
      const { remote } = c.req.valid('param');
      const sent = { remote, ...(await readPackage(c.req.valid('form'))) };
      const publication = await publishVersion(releases, c.var.actor, sent);
      return c.json(publication, publication.created ? 201 : 200);
    })
    .openapi(versionDefinition, async (c) => {
      const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await readVersion(releases, c.var.actor, asked), 200);
    })
    .openapi(pictureDefinition, async (c) => {
      const { bytes, contentType } = await readPicture(releases, c.var.actor, c.req.valid('param'));
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': contentType,
        'cache-control': 'private, max-age=86400, immutable',
      });
    })
    .openapi(changeDefinition, async (c) => {
      const { remote } = c.req.valid('param');
      return c.json(await changeRelease(releases, c.var.actor, remote, c.req.valid('json')), 200);
    })
    .openapi(changeFlagDefinition, async (c) => {
      const flag = await changeFlag(releases, c.var.actor, c.req.valid('param'), c.req.valid('json'));
      return c.json({ flag }, 200);
    })
    .openapi(arrangeDefinition, async (c) => {
      const { place } = c.req.valid('param');
      const arrangement = await arrangePlace(releases, c.var.actor, place, c.req.valid('json'));
      return c.json({ arrangement }, 200);
    })
    .openapi(meetingsDefinition, async (c) => c.json(await readMeetings(releases, c.var.actor), 200))
    .openapi(trailDefinition, async (c) =>
      c.json({ entries: await readTrail(releases, c.var.actor, c.req.valid('query')) }, 200),
    )
    .openapi(healthDefinition, async (c) =>
      c.json(await readHealth(releases, c.var.actor, c.req.valid('query').minutes), 200),
    )
    .openapi(curvesDefinition, async (c) =>
      c.json(await readCurves(releases, c.var.actor, c.req.valid('query')), 200),
    )
    .openapi(errorsDefinition, async (c) => c.json(await readErrors(releases, c.var.actor), 200))
    .route('/', previewRoutes(releases))
    .route('/', releaseAccessRoutes(releases))
    .route('/', releaseGuardRoutes(releases))
    .route('/', remoteMemberRoutes(releases))
    .route('/', remoteCheckRoutes(releases, verifier));
}

async function readPackage({
  package: description,
  files,
  maps = [],
  pictures = [],
  pictureList,
  backend = [],
  statement,
  signature,
}: z.output<typeof PublicationForm>) {
  const read = (sent: File | File[]) =>
    Promise.all(
      [sent].flat().map(async (file) => ({
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    );
  return {
    description,
    files: await read(files),
    maps: await read(maps),
    pictures: await read(pictures),
    pictureList,
    backend: await read(backend),
    // A form carries the line ends of a text as CRLF; the text that was signed has none of these.
    statement: statement?.replaceAll('\r\n', '\n'),
    signature,
  };
}
