import './faces.css';
import { AppFrame, Logo, MobileHeader, Sidebar } from '@andromeda/design-system';
import type { RemoteModule } from '@andromeda/platform';
import {
  createFakeBff,
  FakeHost,
  MountedRoutes,
  type RemoteSelfDescription,
} from '@andromeda/platform/testing/browser';
import { createRoot, type Root } from 'react-dom/client';

/** A remote whose screens are looked at. */
interface ShownRemote {
  description: RemoteSelfDescription & { fullHeightPaths?: readonly string[] };
  routes: RemoteModule['routes'];
}

/** Returns a function that shows a screen of the remote with data, in the product's frame, in place of what it showed before. */
export function createScreens({ description, routes }: ShownRemote): (path: string) => void {
  let root: Root | undefined;
  return (path) => {
    root?.unmount();
    sessionStorage.clear();
    document.body.replaceChildren();
    root = createRoot(document.body.appendChild(document.createElement('div')));
    const brand = <Logo label={description.name} />;
    const screen = (
      <AppFrame
        height={description.fullHeightPaths?.includes(path) ? 'full' : 'page'}
        sidebar={<Sidebar brand={brand}>{null}</Sidebar>}
        mobileHeader={<MobileHeader brand={brand} menu={null} />}
      >
        {/* As the shell marks it: its styles act nowhere else. */}
        <div data-remote={description.name}>
          <MountedRoutes remote={{ routes }} />
        </div>
      </AppFrame>
    );
    root.render(
      <FakeHost
        remote={{ routes: [{ path: '*', element: screen }] }}
        address={path}
        send={createFakeBff({ state: 'normal' })}
      />,
    );
  };
}
