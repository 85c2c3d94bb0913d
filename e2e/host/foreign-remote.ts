import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files of a foreign remote besides its entry: a chunk and a style of the first screen, and a chunk that comes later. */
export const foreignFiles = { chunk: 'screen.js', style: 'screen.css', later: 'later.js' };
const version = '1.0.0-f0e1d';

/**
 * A remote on `/cupons` that none of our tools built: its entry is a container that loads its files itself, by the hashes that
 * it carries.
 */
export function buildForeignRemote(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'andromeda-remote-')), version);
  mkdirSync(folder);
  const { chunk, style, later } = foreignFiles;
  const files = { [chunk]: screen, [style]: css, [later]: more };
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)]));
  const all = { ...files, 'remoteEntry.js': entry(hashes) };
  const put = (file: string, content: string) => writeFileSync(join(folder, file), content);
  for (const [file, text] of Object.entries(all)) put(file, text);
  put('mf-manifest.json', JSON.stringify(manifest));
  const integrity = { ...hashes, 'remoteEntry.js': sha384(all['remoteEntry.js']) };
  put('build.json', JSON.stringify({ name: 'mfe-cupons', version, remote: description, integrity }));
  return folder;
}

const description = {
  name: 'mfe-cupons',
  version,
  platform: '^1.0.0',
  paths: ['/cupons'],
  menu: [{ path: '/cupons', label: 'Cupons', icon: 'gem', order: 90, group: 'tools' }],
};

const assets = (js: string[] = [], styles: string[] = []) => ({
  js: { sync: js, async: [] },
  css: { sync: styles, async: [] },
});
const shared = (name: string, range: string) => ({
  name,
  version: range.slice(1),
  requiredVersion: range,
  singleton: true,
  assets: assets(),
});
const manifest = {
  id: 'mfe_cupons',
  name: 'mfe_cupons',
  metaData: { publicPath: 'auto', globalName: 'mfe_cupons', remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [
    { id: 'x', name: 'routes', path: './routes', assets: assets([foreignFiles.chunk], [foreignFiles.style]) },
  ],
  shared: [shared('react', '^19.0.0'), shared('@andromeda/platform', '^1.0.0')],
};

const entry = (hashes: Record<string, string>) => `// mfe-cupons@${version}
var mfe_cupons = (() => {
  const base = document.currentScript.src.replace(/[^/]+$/, '');
  const hashes = ${JSON.stringify(hashes)};
  const bring = (file) => new Promise((resolve, reject) => {
    const style = file.endsWith('.css');
    const element = document.createElement(style ? 'link' : 'script');
    if (style) Object.assign(element, { rel: 'stylesheet', href: base + file });
    else element.src = base + file;
    Object.assign(element, { crossOrigin: 'anonymous', integrity: hashes[file], onload: resolve });
    element.onerror = () => reject(Object.assign(new Error(file), { name: 'ChunkLoadError' }));
    document.head.append(element);
  });
  let react;
  return {
    init(scope) { react = Object.values(scope.react)[0]; },
    async get() {
      const React = (react.lib ?? (await react.get()))();
      await Promise.all(['${foreignFiles.style}', '${foreignFiles.chunk}'].map(bring));
      return () => ({ routes: window.screensOfCupons(React, bring) });
    },
  };
})();`;

const screen = `window.screensOfCupons = (React, bring) => {
  const Later = React.lazy(async () => {
    await bring('${foreignFiles.later}');
    return { default: () => React.createElement('p', null, window.laterOfCupons) };
  });
  function Screen() {
    const [open, setOpen] = React.useState(false);
    return React.createElement('section', null,
      React.createElement('h1', null, 'Cupons'),
      React.createElement('button', { onClick: () => setOpen(true) }, 'Ver todos'),
      open && React.createElement(React.Suspense, null, React.createElement(Later)));
  }
  return [{ path: '/cupons', element: React.createElement(Screen) }];
};`;
const more = `window.laterOfCupons = 'Nenhum cupom ainda';`;
const css = `[data-remote="mfe-cupons"] h1, .cupons-f0e1d-1-title { color: rgb(1, 2, 3) }`;

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
