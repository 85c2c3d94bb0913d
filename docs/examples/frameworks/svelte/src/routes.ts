import { foreignScreen, type RemoteModule } from '@andromeda/platform';
import { mount, unmount } from 'svelte';
import { following } from './following.svelte.ts';
import NoticesScreen from './notices-screen.svelte';

/** One screen for all paths below. Svelte is called once; what changes afterwards comes as `update`. */
const notices = foreignScreen((element, host) => {
  const now = following(host.now);
  const app = mount(NoticesScreen, { target: element, props: { host, now } });
  return {
    update: (next) => {
      Object.assign(now, next);
    },
    unmount: () => unmount(app),
  };
});

export const routes: RemoteModule['routes'] = [{ path: '/avisos/*', element: notices }];
