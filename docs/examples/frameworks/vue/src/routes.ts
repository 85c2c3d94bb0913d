import { foreignScreen, type RemoteModule } from '@andromeda/platform';
import { createApp, shallowReactive } from 'vue';
import PointsScreen from './points-screen.vue';

/** One screen for all paths below. Vue is called once; what changes afterwards comes as `update`. */
const points = foreignScreen((element, host) => {
  const now = shallowReactive({ ...host.now });
  const app = createApp(PointsScreen, { host, now });
  // Without it Vue keeps errors to itself, and a broken screen stays blank.
  app.config.errorHandler = host.fail;
  app.mount(element);
  return {
    update: (next) => {
      Object.assign(now, next);
    },
    unmount: () => app.unmount(),
  };
});

export const routes: RemoteModule['routes'] = [{ path: '/pontos/*', element: points }];
