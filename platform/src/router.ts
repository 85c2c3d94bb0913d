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

/**
 * Tells the newest location while the user still is where this screen was drawn, and null once they have moved on. React draws
 * a new place a moment after a tap; only the router knows it before, and says so nowhere else (react-router 7.18).
 */
function useNewestHere() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(() => {
    const newest = router && (router.state.navigation.location ?? router.state.location);
    return newest?.pathname === pathname ? newest : null;
  }, [router, pathname]);
}

/**
 * Leads to another place. What only rewrites the place of a screen (`replace`), such as a timer that keeps what was
 * typed, does nothing once the user has moved on: it would take them back.
 */
export function useNavigate(): NavigateFunction {
  const navigate = useNavigateAnywhere();
  const newestHere = useNewestHere();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (options?.replace && !newestHere()) return;
      // With a number of steps there are no options, and none are read.
      return navigate(to as To, options);
    },
    [navigate, newestHere],
  );
}

/**
 * The parameters of the address; rewriting them (`replace`) does not take back a user who has moved on. A change
 * starts from the newest address, so that two in quick succession are both kept.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParamsAnywhere();
  const newestHere = useNewestHere();
  const change: SetURLSearchParams = useCallback(
    (next, options) => {
      const here = newestHere();
      if (options?.replace && !here) return;
      setParams(here && typeof next === 'function' ? next(new URLSearchParams(here.search)) : next, options);
    },
    [setParams, newestHere],
  );
  return [params, change];
}
