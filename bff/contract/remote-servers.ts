import { z } from '@hono/zod-openapi';

/** The server of a remote's own team: the calls of versions without a backend are forwarded to it. */
export const RemoteServer = z
  .object({
    remote: z.string(),
    address: z.string(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
  })
  .openapi('RemoteServer');
export type RemoteServer = z.infer<typeof RemoteServer>;

export const RemoteServerAnswer = z.object({ server: RemoteServer }).openapi('RemoteServerAnswer');
export const RemoteServerRequest = z
  .object({ address: z.url({ protocol: /^https?$/ }).max(300) })
  .openapi('RemoteServerRequest');
export type RemoteServerRequest = z.output<typeof RemoteServerRequest>;

/** The public halves of the keys by which a server recognises the product (RFC 7517). */
export const JsonWebKeySet = z
  .object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  })
  .openapi('JsonWebKeySet');
export type JsonWebKeySet = z.infer<typeof JsonWebKeySet>;
