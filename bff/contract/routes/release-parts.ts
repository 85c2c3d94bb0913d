import { z } from '@hono/zod-openapi';
import { ReleasedName, RemoteName } from '../page-config.ts';
import { refused } from './answers.ts';

// A deploy token, or the access token of an administrator or of a member of a team, as `Authorization: Bearer`. The shared check of personal
// routes knows only access tokens; these routes check for themselves.
export const released = { tags: ['releases'] };
export const Remote = z.object({ remote: RemoteName.openapi({ param: { name: 'remote', in: 'path' } }) });
export const Released = z.object({ remote: ReleasedName.openapi({ param: { name: 'remote', in: 'path' } }) });
export const body = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});
export const refusals = {
  401: refused('No good deploy token, and no session'),
  403: refused('A token or a member of another remote, too low a rank, or no admin'),
  503: refused('`registry_away`: the database does not answer, and nothing was changed'),
};
