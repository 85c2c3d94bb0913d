import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSION = '1.0.0';

// A container as another bundler might write it, without one: React comes from the page. Its card breaks at the press of its button.
const entry = `/* mfe-cupons@${VERSION} */
var mfe_cupons = (() => {
  let React;
  const Card = () => {
    const [pressed, press] = React.useState(false);
    if (pressed) throw new TypeError('coupon is not a function');
    return React.createElement('button', { type: 'button', onClick: () => press(true) }, 'Cupom de boas-vindas');
  };
  return {
    init: async (scope) => {
      const [shared] = Object.values(scope.react);
      React = shared.lib ? shared.lib() : (await shared.get())();
    },
    get: async (name) => () =>
      name === './routes'
        ? { routes: [{ path: '/cupons', element: React.createElement('h1', null, 'Cupons') }] }
        : { default: Card },
  };
})();
`;

const nothing = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
const shared = ['react', '@andromeda/platform'].map((name) => ({
  ...{ name, version: '1.0.0', requiredVersion: '*', singleton: true, assets: nothing },
}));

/** Writes the build of a remote of another team, with a card in the place of the dashboard; answers its folder. */
export function writeForeignFill(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'andromeda-foreign-')), VERSION);
  mkdirSync(folder);
  const slot = { slot: 'creatives.dashboard-cards', version: 1, expose: './fill-coupon' };
  const remote = {
    ...{ name: 'mfe-cupons', version: VERSION, platform: '*', paths: ['/cupons'] },
    fills: [{ ...slot, order: 10, label: 'Um cupom' }],
  };
  const integrity = { 'remoteEntry.js': `sha384-${createHash('sha384').update(entry).digest('base64')}` };
  const manifest = {
    ...{ id: 'mfe_cupons', name: 'mfe_cupons', shared, remotes: [] },
    metaData: {
      name: 'mfe_cupons',
      globalName: 'mfe_cupons',
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js' },
    },
    exposes: ['./routes', './fill-coupon'].map((path) => ({
      ...{ id: path, name: path.slice(2), path, assets: nothing },
    })),
  };
  writeFileSync(join(folder, 'remoteEntry.js'), entry);
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'build.json'),
    JSON.stringify({ name: 'mfe-cupons', version: VERSION, remote, integrity }),
  );
  return folder;
}
