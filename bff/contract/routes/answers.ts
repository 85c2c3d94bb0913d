import { z } from '@hono/zod-openapi';
import { ErrorBody } from '../errors.ts';

/** A JSON answer in a route's list of responses. */
export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A refusal: `ErrorBody` with its status. */
export const refused = (description: string) => json(ErrorBody, description);

/** Marks a route that only a signed-in user may call: the BFF checks the token of every route that carries it. */
export const signedIn = { security: [{ bearer: [] as string[] }] };

/** The id of a picture in the path. */
export const ImageId = z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) });
