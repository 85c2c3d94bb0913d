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
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
