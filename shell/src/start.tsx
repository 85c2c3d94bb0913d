import { Link, useLocation } from '@andromeda/platform';
import { createApi, NotificationCenter, PlatformProvider } from '@andromeda/platform/host';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useRoutes } from 'react-router-dom';
import { findRemote } from './federation/find-remote.ts';
import { readPageConfig } from './federation/page-config.ts';
import { createRemoteLoader } from './federation/remote-loader.ts';

const page = readPageConfig();
const loader = createRemoteLoader(page.remotes);
function Outlet() {
  const location = useLocation();
  const remote = findRemote(loader.remotes, location.pathname);
  const q = useQuery({ queryKey: ['r', remote?.name], queryFn: () => loader.load(remote!), retry: false });
  if (q.error)
    return (
      <p>
        {String(q.error)} {String(q.error.cause)}
      </p>
    );
  if (!q.data) return <p>…</p>;
  return <R routes={q.data.routes} />;
}
function R({ routes }: any) {
  return useRoutes(routes);
}
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <>
        <Link to="/library">lib</Link>
        <Link to="/dashboard">dash</Link>
        <Outlet />
      </>
    ),
  },
]);
createRoot(document.getElementById('root')!).render(
  <PlatformProvider
    api={createApi(location.origin, { accessToken: async () => null, sessionEnded: () => {} })}
    notifications={new NotificationCenter()}
    queries={new QueryClient()}
  >
    <RouterProvider router={router} />
  </PlatformProvider>,
);
