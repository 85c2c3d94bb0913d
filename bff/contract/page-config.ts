import { z } from '@hono/zod-openapi';

/** `GET /api/config`, and the public part of what is written into every page. */
export const PublicConfig = z
  .object({
    supabaseUrl: z.string(),
    supabasePublishableKey: z.string(),
    /** True with the embedded database: the development inbox and demonstration providers are there. */
    embedded: z.boolean(),
    loginUrl: z.string(),
    /** The only origins at which a person may be sent to pay. */
    checkoutOrigins: z.array(z.string()),
  })
  .openapi('PublicConfig');
export type PublicConfig = z.infer<typeof PublicConfig>;

/** One entry that a remote adds to the shell's menu. Lower `order` stands higher. */
export const MenuEntry = z.object({
  path: z.string().startsWith('/'),
  label: z.string(),
  icon: z.string(),
  order: z.number(),
  group: z.enum(['main', 'tools']),
  /** Shown to people with this role alone. */
  role: z.enum(['admin']).optional(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

/** What a remote says of itself in its `remote.json`; `version` is filled in by its build. */
export const RemoteDescription = z.object({
  name: z.string().regex(/^mfe-[a-z0-9-]+$/),
  version: z.string(),
  /** The version of `@andromeda/platform` it was built against, as a semver range. */
  platform: z.string(),
  /** First segments it serves; the longest match wins. `/mobile` serves `/mobile/*`. */
  paths: z.array(z.string().startsWith('/')),
  /** Paths with a full-height layout and no footer. */
  fullHeightPaths: z.array(z.string().startsWith('/')).default([]),
  /** Paths that have a top bar of their own on phones, where the shell's header would be a second one. */
  ownHeaderPaths: z.array(z.string().startsWith('/')).default([]),
  /** Paths shown without session and without the frame, such as the payment result. */
  publicPaths: z.array(z.string().startsWith('/')).default([]),
  menu: z.array(MenuEntry).default([]),
});
export type RemoteDescription = z.infer<typeof RemoteDescription>;

/** A remote as resolved for one visitor: its description, its federation manifest and the hash of every file. */
export const ResolvedRemote = RemoteDescription.extend({
  /** Absolute path of its folder on the page's origin, ending in `/`. */
  baseUrl: z.string(),
  manifest: z.unknown(),
  /** File name relative to `baseUrl` to `sha384-...`. */
  integrity: z.record(z.string(), z.string()),
});
export type ResolvedRemote = z.infer<typeof ResolvedRemote>;

/** The JSON in the page's `<script type="application/json" id="andromeda-page">`. */
export const PageConfig = z.object({ config: PublicConfig, remotes: z.array(ResolvedRemote) });
export type PageConfig = z.infer<typeof PageConfig>;
