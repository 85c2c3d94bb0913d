import type {
  BffContract,
  FlagChange,
  HealthCurves,
  HealthSummary,
  PlaceArrangement,
  PlaceChange,
  PreviewLink,
  ReleaseChange,
  ReleaseOverview,
  RemoteErrorSummary,
  RemoteFlag,
  RemoteMeetings,
  RemoteRelease,
  StandingPreview,
  TrailEntry,
  VersionDetails,
} from 'bff/contract';
import type { hc } from 'hono/client';
import { createGuardCalls, type GuardCalls } from './release-guard-calls.ts';
import { createMemberCalls, type MemberCalls } from './release-member-calls.ts';

/**
 * The registry of remotes, for administrators, and for members of teams as far as their rank goes: they read of their remotes alone
 * (`forbidden` otherwise). All reject with `ApiError`.
 */
export interface ReleaseApi {
  releases: GuardCalls &
    MemberCalls & {
      overview(signal?: AbortSignal): Promise<ReleaseOverview>;
      /** One version, and what it changes from the one that was live before it, or from `against`; `not_found` without either. */
      version(
        named: { remote: string; version: string; against?: string | undefined },
        signal?: AbortSignal,
      ): Promise<VersionDetails>;
      /** A picture of a version, by its name in `version`. */
      picture(
        named: { remote: string; version: string; picture: string },
        signal?: AbortSignal,
      ): Promise<Blob>;
      /** A link that shows one version, of a remote or of `shell`, to whoever opens it, for a day. */
      preview(named: { remote: string; version: string }): Promise<PreviewLink>;
      /** The preview links that open now, newest first, without what they open with: of all remotes, of one, or of one version. */
      previews(
        of: { remote?: string | undefined; version?: string | undefined },
        signal?: AbortSignal,
      ): Promise<StandingPreview[]>;
      /** Ends one before its time; safe to repeat, `not_found` where it is long over. */
      endPreview(link: { remote: string; id: string }): Promise<void>;
      /**
       * Resolves with the state after the change; `release_changed` where another change came first, `release_locked`, or
       * `approval_required` where a second user must approve.
       */
      change(remote: string, change: ReleaseChange): Promise<RemoteRelease>;
      /** Newest first. */
      trail(limit: number, signal?: AbortSignal): Promise<TrailEntry[]>;
      /** What pages reported of each version in the last minutes. */
      health(minutes: number, signal?: AbortSignal): Promise<HealthSummary>;
      /** The openings of versions over the last hours, in about fifty steps: of all, of one remote, or of one version. */
      curves(
        of: { hours: number; remote?: string | undefined; version?: string | undefined },
        signal?: AbortSignal,
      ): Promise<HealthCurves>;
      /** The errors that pages met in each version in the last days, what most users met first. */
      errors(signal?: AbortSignal): Promise<RemoteErrorSummary>;
      /** Who fills whose places, who hears whose events, and what is shown to some users. */
      meetings(signal?: AbortSignal): Promise<RemoteMeetings>;
      /** Resolves with the flag after the change, null once it was removed; `flag_changed` where another change came first. */
      changeFlag(flag: { remote: string; name: string }, change: FlagChange): Promise<RemoteFlag | null>;
      /**
       * The whole arrangement of a place: the order of remotes in it, and which are off. Resolves with it, null once the place is as the
       * manifests say; `place_changed` where another change came first, `place_refused` for a place or a remote that nobody knows.
       */
      arrangePlace(place: string, change: PlaceChange): Promise<PlaceArrangement | null>;
    };
}

/** The calls of the registry over the one client. */
export function createReleaseApi(
  { api }: ReturnType<typeof hc<BffContract>>,
  send: typeof fetch,
  origin: string,
): ReleaseApi {
  const until = (signal?: AbortSignal) => (signal ? { init: { signal } } : {});
  return {
    releases: {
      overview: async (signal) =>
        (await api.remotes.$get({}, until(signal))).json() as Promise<ReleaseOverview>,
      version: async ({ remote, version, against }, signal) => {
        const asked = { param: { remote, version }, query: against ? { against } : {} };
        const answer = await api.remotes[':remote'].versions[':version'].$get(asked, until(signal));
        return answer.json() as Promise<VersionDetails>;
      },
      picture: async ({ remote, version, picture }, signal) => {
        const path = `${remote}/versions/${encodeURIComponent(version)}/pictures/${picture}`;
        return (await send(`${origin}/api/remotes/${path}`, signal ? { signal } : {})).blob();
      },
      preview: async ({ remote, version }) => {
        const answer = await api.remotes[':remote'].previews.$post({ param: { remote }, json: { version } });
        return answer.json() as Promise<PreviewLink>;
      },
      previews: async ({ remote, version }, signal) => {
        const query = { ...(remote && { remote }), ...(version && { version }) };
        const answer = await api['remote-previews'].$get({ query }, until(signal));
        return ((await answer.json()) as { previews: StandingPreview[] }).previews;
      },
      endPreview: async ({ remote, id }) => {
        await api.remotes[':remote'].previews[':id'].$delete({ param: { remote, id } });
      },
      change: async (remote, change) => {
        const answer = await api.remotes[':remote'].changes.$post({ param: { remote }, json: change });
        return answer.json() as Promise<RemoteRelease>;
      },
      ...createGuardCalls(api),
      ...createMemberCalls(api),
      trail: async (limit, signal) => {
        const query = { limit: String(limit) };
        const answer = await api['remote-trail'].$get({ query }, until(signal));
        return ((await answer.json()) as { entries: TrailEntry[] }).entries;
      },
      health: async (minutes, signal) => {
        const query = { minutes: String(minutes) };
        return (await api['remote-health'].$get({ query }, until(signal))).json() as Promise<HealthSummary>;
      },
      curves: async ({ hours, remote, version }, signal) => {
        const query = { hours: String(hours), ...(remote && { remote }), ...(version && { version }) };
        return (await api['remote-curves'].$get({ query }, until(signal))).json() as Promise<HealthCurves>;
      },
      errors: async (signal) =>
        (await api['remote-errors'].$get({}, until(signal))).json() as Promise<RemoteErrorSummary>,
      meetings: async (signal) =>
        (await api['remote-meetings'].$get({}, until(signal))).json() as Promise<RemoteMeetings>,
      changeFlag: async ({ remote, name }, change) => {
        const param = { remote, flag: name };
        const answer = await api.remotes[':remote'].flags[':flag'].$post({ param, json: change });
        return ((await answer.json()) as { flag: RemoteFlag | null }).flag;
      },
      arrangePlace: async (place, change) => {
        const answer = await api['remote-places'][':place'].$post({ param: { place }, json: change });
        return ((await answer.json()) as { arrangement: PlaceArrangement | null }).arrangement;
      },
    },
  };
}
