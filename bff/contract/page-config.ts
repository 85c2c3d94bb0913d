import { z } from '@hono/zod-openapi';
import { Arrangement, MeetingPlaces } from './meeting-places.ts';

/** A company that handles users' data for us, and what for. */
export const DataOperator = z.object({
  role: z.enum(['storage', 'database', 'counters', 'payments', 'images', 'cut_outs', 'texts', 'mails']),
  name: z.string(),
});
export type DataOperator = z.infer<typeof DataOperator>;

/** The controller of users' data here, as the privacy page says it; null where the operator of this server did not say. */
export const PrivacyContact = z.object({
  controller: z.string().nullable(),
  /** The `encarregado` of LGPD art. 41. */
  officer: z.string().nullable(),
  email: z.string().nullable(),
  operators: z.array(DataOperator),
});
export type PrivacyContact = z.infer<typeof PrivacyContact>;

/** `GET /api/config`, and the public part of what is written into every page. */
export const PublicConfig = z
  .object({
    supabaseUrl: z.string(),
    supabasePublishableKey: z.string(),
    /** True with the embedded database: the development inbox and demonstration providers are there. */
    embedded: z.boolean(),
    /** True while rules answer and write texts, because no service has a key. */
    textsByRules: z.boolean().optional(),
    loginUrl: z.string(),
    /** The only origins at which a user may be sent to pay. */
    checkoutOrigins: z.array(z.string()),
    privacy: PrivacyContact.optional(),
    /** The marketplaces to which an account can be connected here; absent where the operator configured none. */
    connectable: z.array(z.enum(['mercado_livre'])).optional(),
    /** What a browser subscribes with for notices, in base64url; absent where this server sends none. */
    pushKey: z.string().optional(),
  })
  .openapi('PublicConfig');
export type PublicConfig = z.infer<typeof PublicConfig>;

/** One entry that a remote adds to the shell's menu. Entries with a lower `order` come first. */
export const MenuEntry = z.object({
  path: z.string().startsWith('/'),
  label: z.string(),
  icon: z.string(),
  order: z.number(),
  group: z.enum(['main', 'tools']),
  /** Shown only to users with this role. */
  role: z.enum(['admin']).optional(),
  /** Of an entry for a role: what members of remotes' teams see in its place, who have no role. Servers of the release before show them nothing. */
  forMembers: z.object({ path: z.string().startsWith('/'), label: z.string() }).optional(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

/** The name of a remote's folder. */
export const RemoteName = z.string().regex(/^mfe-[a-z0-9-]+$/);

/** The name of the shell among what is released and counted. */
export const SHELL = 'shell';
export const ReleasedName = RemoteName.or(z.literal(SHELL));

/**
 * Who may enter a remote; everybody who is signed in where it stays out. `browser/access.ts` decides by it. The registry refuses roles and
 * plans that it does not know. A misspelt word is refused here: without it everybody could enter.
 */
export const RemoteAccess = z.strictObject({
  roles: z.array(z.string()).optional(),
  plans: z.array(z.string()).optional(),
});
export type RemoteAccess = z.infer<typeof RemoteAccess>;

/**
 * What stands at the top of a screen, drawn before the remote has come (docs/decisions/126). In `title`, words between asterisks
 * glow, as `GlowText` does.
 */
export const ScreenHeading = z.object({
  title: z.string().min(1).max(120),
  subtitle: z.string().max(200).optional(),
  size: z.enum(['page', 'hero']).optional(),
});
export type ScreenHeading = z.infer<typeof ScreenHeading>;

/** What a remote says about itself in its `remote.json`; `version` is filled in by its build. */
export const RemoteDescription = z.object({
  name: RemoteName,
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
  /** By address: those of its screens whose heading is always the same. */
  headings: z.record(z.string().startsWith('/'), ScreenHeading).optional(),
  access: RemoteAccess.optional(),
  ...MeetingPlaces.shape,
});
export type RemoteDescription = z.infer<typeof RemoteDescription>;

/** One version of a remote, ready to be loaded: its description, its federation manifest and the hash of every file. */
export const LoadableRemote = RemoteDescription.extend({
  /** Absolute path of its folder on the page's origin, ending in `/`. */
  baseUrl: z.string(),
  manifest: z.unknown(),
  /** File name relative to `baseUrl` to `sha384-...`. */
  integrity: z.record(z.string(), z.string()),
});
export type LoadableRemote = z.infer<typeof LoadableRemote>;

/** A remote as resolved for one visitor. */
export const ResolvedRemote = LoadableRemote.extend({
  /** The last good version, where there is another one: what to load when this one does not. */
  fallback: LoadableRemote.optional(),
});
export type ResolvedRemote = z.infer<typeof ResolvedRemote>;

/**
 * A version that this visitor sees by a preview link. Opening any address with `?previa=fim` leaves all of them, with
 * `?previa=fim:mfe-library` that of one remote.
 */
export const ActivePreview = z.object({
  /** Of the link. Opens nothing. */
  id: z.string(),
  remote: z.string(),
  version: z.string(),
  until: z.iso.datetime(),
});
export type ActivePreview = z.infer<typeof ActivePreview>;

/** The JSON in the page's `<script type="application/json" id="andromeda-page">`. */
export const PageConfig = z.object({
  config: PublicConfig,
  remotes: z.array(ResolvedRemote),
  /** Shown under a badge; empty for nearly everybody. */
  previews: z.array(ActivePreview),
  /** While a canary is out, or a flag is on for some: the visitor's name for whom these remotes were chosen. */
  chosenFor: z.string().optional(),
  /** The flags that are on for this visitor. */
  flags: z.array(z.string()).optional(),
  /** How the operator wants places, by their keys; only those with an order or a switch of their own. */
  places: z.record(z.string(), Arrangement).optional(),
});
export type PageConfig = z.infer<typeof PageConfig>;

/** `GET /remotes.json`: the same for an open tab. */
export const LiveRemotes = PageConfig.pick({ remotes: true, flags: true, places: true }).extend({
  /** As in the page, but only where the request's token says who asks. */
  chosenFor: z.string().optional(),
  /**
   * Of the versions that the tab said it has open (`mfe-library@1.2.3`, in the header `andromeda-open`), those that are shown to
   * nobody any more, such as a canary that was taken back.
   */
  withdrawn: z.array(z.string()).optional(),
  /** What this browser sees by preview links that still stand; absent without any. */
  previews: z.array(ActivePreview).optional(),
});
export type LiveRemotes = z.infer<typeof LiveRemotes>;
