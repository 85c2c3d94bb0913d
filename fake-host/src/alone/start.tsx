import '@andromeda/design-system/foundations.css';
import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/inter';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { answers } from '#remote/answers';
import description from '#remote/description';
import { routes } from '#remote/routes';
import { Alone } from './alone.tsx';

// One remote in the fake host, without shell, server or federation.
const remote = { description, module: { routes }, answers };
const router = createBrowserRouter([
  {
    path: '/',
    element: <Navigate to={description.menu?.[0]?.path ?? description.paths[0] ?? '/'} replace />,
  },
  { path: '*', element: <Alone remote={remote} /> },
]);
document.title = `${description.name} · Andrômeda`;
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
