import { useQuery } from '@tanstack/react-query';
import { type RefObject, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { useApi } from '../api/api-context.ts';
import { creditBalanceQuery, useRefreshCredits } from '../credits.ts';
import { FlagsContext } from '../flags.ts';
import { useNotification } from '../notifications/use-notification.ts';
import { useBackend } from '../own-backend.ts';
import { usePreparation } from '../preparation.ts';
import { useLocation, useNavigate, useParams } from '../router.ts';
import { SessionContext } from '../session.ts';
import { useTheme } from '../theme.ts';
import { usePublishEvent } from '../use-remote-events.ts';
import { followLinks } from './follow-links.ts';
import type { ForeignHost, ForeignNow, MountForeign } from './foreign-host.ts';
import { type RunningForeign, runForeign } from './run-foreign.ts';
import { useListenEvent } from './use-listen-event.ts';

/** The place of a screen of another framework. */
export function ForeignPlace({ mount }: { mount: MountForeign }) {
  const place = useRef<HTMLDivElement>(null);
  const running = useRef<RunningForeign>(null);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const now = useNow();
  const newest: Hooks = { ...useHooks(), now, fail: (error) => setFailure({ error }) };
  const hooks = useRef(newest);
  useLayoutEffect(() => {
    hooks.current = newest;
  });
  useLayoutEffect(() => {
    if (!place.current) return;
    const app = runForeign(place.current, mount, (signal) => connect(hooks, signal));
    const unfollow = followLinks(place.current, (to) => hooks.current.navigate(to));
    running.current = app;
    return () => {
      unfollow();
      app.leave();
    };
  }, [mount]);
  useLayoutEffect(() => running.current?.tell(now), [now]);
  // Where errors of a screen are caught: thrown while it is drawn.
  if (failure) throw failure.error;
  return <div ref={place} style={{ display: 'contents' }} />;
}

/** What an app may know, compared by its content: it is all plain data. */
function useNow(): ForeignNow {
  const { '*': rest = '', ...params } = useParams();
  const { pathname, search, hash } = useLocation();
  const user = useContext(SessionContext)?.user ?? null;
  const { data: credits = null } = useQuery({ ...creditBalanceQuery(useApi()), enabled: user !== null });
  const now = { pathname, path: `/${rest}`, params, search, hash, user, credits, theme: useTheme() };
  const json = JSON.stringify(now);
  return useMemo(() => JSON.parse(json), [json]);
}

type Hooks = Omit<ForeignHost, 'signal'>;

/** What stays as it is while the page is open goes over as it is; the rest is asked for when the app needs it. */
function connect(hooks: RefObject<Hooks>, signal: AbortSignal): ForeignHost {
  const { navigate, listen } = hooks.current;
  return {
    ...hooks.current,
    signal,
    get now() {
      return hooks.current.now;
    },
    navigate: ((...to: Parameters<typeof navigate>) => hooks.current.navigate(...to)) as NavigateFunction,
    hasFlag: (name) => hooks.current.hasFlag(name),
    listen: (...event) => {
      const end = listen(...event);
      signal.addEventListener('abort', end);
      return end;
    },
  };
}

function useHooks(): Omit<Hooks, 'now' | 'fail'> {
  const flags = useContext(FlagsContext);
  const { notify, close, toast, closeToast, clearHistory, removeFromHistory } = useNotification();
  return {
    ...{ notify, close, toast, closeToast, clearHistory, removeFromHistory },
    api: useApi(),
    backend: useBackend(),
    navigate: useNavigate(),
    refreshCredits: useRefreshCredits(),
    prepare: usePreparation(),
    hasFlag: (name) => flags.has(name),
    publish: usePublishEvent(),
    listen: useListenEvent(),
  };
}
