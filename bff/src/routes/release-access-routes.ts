import {
  createToken,
  listKeys,
  listTokens,
  registerKey,
  revokeKey,
  revokeToken,
} from '../../contract/routes/release-access-routes.ts';
import { registerServer, removeServer } from '../../contract/routes/remote-server-routes.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import {
  createReleaseToken,
  listReleaseTokens,
  revokeReleaseToken,
} from '../services/registry/release-tokens.ts';
import { listRemoteKeys, registerRemoteKey, revokeRemoteKey } from '../services/registry/remote-keys.ts';
import { registerRemoteServer, removeRemoteServer } from '../services/registry/remote-servers.ts';

/** Who may publish, by deploy tokens and the keys that sign, and where calls are forwarded. What guards these routes is before them in `releaseRoutes`. */
export function releaseAccessRoutes(releases: ReleaseServices) {
  return newRoutes()
    .openapi(listTokens, async (c) => c.json({ tokens: await listReleaseTokens(releases, c.var.actor) }, 200))
    .openapi(createToken, async (c) =>
      c.json(await createReleaseToken(releases, c.var.actor, c.req.valid('json')), 201),
    )
    .openapi(revokeToken, async (c) => {
      await revokeReleaseToken(releases, c.var.actor, c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(listKeys, async (c) => {
      const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
      const keys = await listRemoteKeys(releases, c.var.actor, asked);
      return c.json({ keys }, 200);
    })
    .openapi(registerKey, async (c) => {
      const { remote } = c.req.valid('param');
      const key = await registerRemoteKey(releases, c.var.actor, remote, c.req.valid('json'));
      return c.json({ key }, 201);
    })
    .openapi(revokeKey, async (c) => {
      const { remote, fingerprint } = c.req.valid('param');
      await revokeRemoteKey(releases, c.var.actor, remote, fingerprint);
      return c.body(null, 204);
    })
    .openapi(registerServer, async (c) => {
      const { remote } = c.req.valid('param');
      const server = await registerRemoteServer(releases, c.var.actor, remote, c.req.valid('json'));
      return c.json({ server }, 200);
    })
    .openapi(removeServer, async (c) => {
      await removeRemoteServer(releases, c.var.actor, c.req.valid('param').remote);
      return c.body(null, 204);
    });
}
