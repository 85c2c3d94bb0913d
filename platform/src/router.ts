import { use, useCallback } from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  type SetURLSearchParams,
  type To,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate as useNavigateAnywhere,
  useSearchParams as useSearchParamsAnywhere,
} from 'react-router-dom';

/**
 * The part of the router that remotes may use. react-router-dom itself is not shared: as a shared module all of
 * it would travel (60 kB), while this facade lets the shell's bundler keep what is used.
 */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useParams,
  useRoutes,
} from 'react-router-dom';

/** The newest place, which React may not have drawn yet. Only the router knows, and says so nowhere else (react-router 7.18). */
function useNewest() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => router && (router.state.navigation.location ?? router.state.location), [router]);
}

/**
 * Whether the user still is where this screen was drawn. A screen is shown a while longer after a tap that leads on:
 * React draws the next one first.
 */
function useIsHere(): () => boolean {
  const newest = useNewest();
  const { pathname } = useLocation();
  return useCallback(() => (newest()?.pathname ?? pathname) === pathname, [newest, pathname]);
}

/**
 * Leads to another place. What only rewrites the place of a screen (`replace`), such as a timer that keeps what was
 * typed, does nothing once the user has moved on: it would take them back.
 */
export function useNavigate(): NavigateFunction {
  const navigate = useNavigateAnywhere();
  const isHere = useIsHere();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to);
      if (options?.replace && !isHere()) return;
      return navigate(to, options);
    },
    [navigate, isHere],
  );
}

/**
 * The parameters of the address; rewriting them (`replace`) does not take back a user who has moved on. A change starts
 * from the newest address, so that two quick ones are both kept.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParamsAnywhere();
  const newest = useNewest();
  const isHere = useIsHere();
  const change: SetURLSearchParams = useCallback(
    (next, options) => {
      const here = isHere();
      if (options?.replace && !here) return;
      if (typeof next !== 'function') return setParams(next, options);
      setParams((now) => next(here ? new URLSearchParams(newest()?.search ?? now) : now), options);
    },
    [setParams, isHere, newest],
  );
  return [params, change];
}
