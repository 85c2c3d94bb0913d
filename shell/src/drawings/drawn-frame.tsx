import { type ResolvedRemote, type ScreenHeading, SessionContext } from '@andromeda/platform/host';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RemoteArriving } from '../federation/remote-arriving.tsx';
import { Frame } from '../frame/frame.tsx';
import { MenuIcon, menuIcons } from '../frame/menu-icon.tsx';
import { MenuGroup } from '../frame/menu-list.tsx';
import { draw, inert } from './draw.tsx';

/** What the BFF writes in their place: characters of private use stand in no markup. */
const PLACES = {
  menu: '\uE000menu\uE001',
  screen: '\uE000screen\uE001',
  entries: '\uE000entries\uE001',
  path: '\uE000path\uE001',
  icon: '\uE000icon\uE001',
  label: '\uE000label\uE001',
  title: '\uE000title\uE001',
  subtitle: '\uE000subtitle\uE001',
  glowing: '\uE000glowing\uE001',
};

const HERE = '/here';
const ELSEWHERE = '/elsewhere';

/**
 * The frame of the signed-in screens before anything is known of the user, in the pieces from which the BFF writes it into a page: with
 * the heading that a remote's description has for the address, and the menu that everybody sees (docs/decisions/126). The build runs this
 * in Node.
 */
export const drawnFrame = () => ({
  frame: { page: drawFrame([]), full: drawFrame([HERE]) },
  groups: { main: drawGroup(undefined), tools: drawGroup('Ferramentas') },
  items: { here: drawItem(HERE), elsewhere: drawItem(ELSEWHERE) },
  icons: Object.fromEntries(menuIcons.map((name) => [name, drawIcon(name)])),
  otherIcon: drawIcon(''),
  screen: drawHere(<RemoteArriving />),
  headings: { page: drawHeadings('page'), hero: drawHeadings('hero') },
  glow: drawGlow(),
});

function drawFrame(fullHeightPaths: string[]): string {
  const remote = { fullHeightPaths, ownHeaderPaths: [] as string[] } as ResolvedRemote;
  const html = drawHere(<Frame remote={remote}>{PLACES.screen}</Frame>);
  return inert(
    fill(html, /(?<=<nav aria-label="Menu principal"[^>]*>)(?=<\/nav>)/, PLACES.menu),
    ' data-frame=""',
  );
}

function drawHeadings(size: ScreenHeading['size']) {
  const heading = { title: PLACES.title, size };
  return {
    alone: drawHere(<RemoteArriving heading={heading} />),
    withSubtitle: drawHere(<RemoteArriving heading={{ ...heading, subtitle: PLACES.subtitle }} />),
  };
}

function drawGlow(): string {
  const html = drawHere(<RemoteArriving heading={{ title: `*${PLACES.glowing}*` }} />);
  return /<em.*?<\/em>/s.exec(html)?.[0] ?? PLACES.glowing;
}

const entry = (path: string) => ({ path, label: PLACES.label, icon: '', order: 0, group: 'main' as const });

const ITEM = /<li.*<\/li>/s;

const drawGroup = (heading: string | undefined) =>
  fill(drawHere(<MenuGroup entries={[entry(HERE)]} heading={heading} />), ITEM, PLACES.entries);

function drawItem(path: string): string {
  const group = drawHere(<MenuGroup entries={[entry(path)]} />);
  // The router marks the current link by a class as well, which no style knows.
  const item = (ITEM.exec(group)?.[0] ?? '').replace(/(?<=class="[^"]*)(?<=[ "])active ?(?=[" \w])/, '');
  return fill(fill(item, `href="${path}"`, `href="${PLACES.path}"`), drawIcon(''), PLACES.icon);
}

const drawIcon = (name: string) => renderToStaticMarkup(<MenuIcon name={name} />);

const nobody = { id: '', email: '', fullName: '' };
const nothing = () => Promise.resolve();

const drawHere = (element: ReactNode) =>
  draw(
    HERE,
    <SessionContext value={{ user: nobody, signOut: nothing, changePassword: nothing }}>
      {element}
    </SessionContext>,
  );

/** Throws where the markup has no such part: the frame would be drawn without it. */
function fill(html: string, part: string | RegExp, by: string): string {
  const filled = html.replace(part, () => by);
  if (filled === html) throw new Error(`The frame has no ${part}: ${html.slice(0, 400)}`);
  return filled;
}
