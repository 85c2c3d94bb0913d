import { z } from 'zod';
import { BackendFault } from './backend-fault.ts';

/** What a path of a document may have operations for. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

const Operations = z.record(z.string(), z.unknown());
const Document = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), Operations),
  components: z.looseObject({}).optional(),
});

/** The OpenAPI document of a backend, as its own routes make it up. */
export type BackendContract = z.output<typeof Document>;

/** Reads what a backend said of itself; null where it has no document. Throws `BackendFault` for what is none. */
export function parseContract(text: string | null): BackendContract | null {
  if (text === null) return null;
  const said: unknown = JSON.parse(text);
  if (said === null) return null;
  const parsed = Document.safeParse(said);
  if (!parsed.success) throw new BackendFault('threw', 'it is no object with `paths`');
  return parsed.data;
}

/** The document as an API consumer needs it: from outside, with what a call must carry. */
export function presentContract(contract: BackendContract, remote: string, version: string) {
  const { components = {} } = contract;
  const schemes = 'securitySchemes' in components ? components.securitySchemes : {};
  return {
    ...contract,
    info: { title: remote, version },
    servers: [{ url: `/api/r/${remote}` }],
    security: [{ bearer: [] }],
    components: {
      ...components,
      securitySchemes: {
        ...Object(schemes),
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
