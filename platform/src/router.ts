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
 * Whether the user still is where this screen was drawn. A screen is shown a while longer after a tap that leads on:
 * React draws the next one first. Only the router knows, and it says so nowhere else (react-router 7.18).
 */
function useIsHere(): () => boolean {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(() => {
    if (!router) return true;
    const { location, navigation } = router.state;
    return (navigation.location ?? location).pathname === pathname;
  }, [router, pathname]);
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

/** The parameters of the address; rewriting them (`replace`) does not take back a user who has moved on. */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParamsAnywhere();
  const isHere = useIsHere();
  const change: SetURLSearchParams = useCallback(
    (next, options) => {
      if (!options?.replace || isHere()) setParams(next, options);
    },
    [setParams, isHere],
  );
  return [params, change];
}
