import {
  addMember as addDefinition,
  changeMember as changeDefinition,
  listMembers as listDefinition,
  removeMember as removeDefinition,
} from '../../contract/routes/remote-member-routes.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import { addMember, changeMember, listMembers, removeMember } from '../services/registry/remote-members.ts';

/** The teams of remotes. What guards these routes is before them in `releaseRoutes`. */
export function remoteMemberRoutes(releases: ReleaseServices) {
  return newRoutes()
    .openapi(listDefinition, async (c) => {
      const members = await listMembers(releases, c.var.actor, c.req.valid('param').remote);
      return c.json({ members }, 200);
    })
    .openapi(addDefinition, async (c) => {
      const { remote } = c.req.valid('param');
      const member = await addMember(releases, c.var.actor, remote, c.req.valid('json'));
      return c.json({ member }, 201);
    })
    .openapi(changeDefinition, async (c) => {
      const { rank } = c.req.valid('json');
      const member = await changeMember(releases, c.var.actor, c.req.valid('param'), rank);
      return c.json({ member }, 200);
    })
    .openapi(removeDefinition, async (c) => {
      await removeMember(releases, c.var.actor, c.req.valid('param'));
      return c.body(null, 204);
    });
}
