import type { MenuEntry, ResolvedRemote, ScreenHeading } from '../../contract/page-config.ts';
import type { DrawnFrame } from '../remotes/drawn-frame.ts';

/** What a signed-in user sees at an address before any script has come. */
interface WrittenScreen {
  pathname: string;
  /** The remote that serves it. */
  remote: ResolvedRemote;
  /** All of the page, whose entries are the menu. */
  remotes: readonly ResolvedRemote[];
}

/**
 * The shell's frame with the menu that every user has and the heading of the remote's screen, as markup; null where the screen brings a
 * header of its own, or has no frame. Entries for a role or a plan wait until it is known that the user has it.
 */
export function writeFrame(drawn: DrawnFrame, { pathname, remote, remotes }: WrittenScreen): string | null {
  const among = (paths: readonly string[]) =>
    paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (among(remote.publicPaths) || among(remote.ownHeaderPaths)) return null;
  const frame = among(remote.fullHeightPaths) ? drawn.frame.full : drawn.frame.page;
  const heading = remote.access ? undefined : remote.headings?.[pathname];
  return put(frame, {
    menu: writeMenu(drawn, remotes, pathname),
    screen: heading ? writeHeading(drawn, heading) : drawn.screen,
  });
}

function writeMenu(drawn: DrawnFrame, remotes: readonly ResolvedRemote[], pathname: string): string {
  // The order of shell/src/frame/menu.ts.
  const entries = remotes
    .flatMap(({ menu, access }) => (access ? [] : menu.filter(({ role }) => role === undefined)))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'pt-BR'));
  return (['main', 'tools'] as const)
    .map((group) => entries.filter((entry) => entry.group === group))
    .map((own) => own.map((entry) => writeItem(drawn, entry, pathname)).join(''))
    .map(
      (items, index) =>
        items && put(index === 0 ? drawn.groups.main : drawn.groups.tools, { entries: items }),
    )
    .join('');
}

function writeItem(drawn: DrawnFrame, { path, label, icon }: MenuEntry, pathname: string): string {
  const here = pathname === path || pathname.startsWith(`${path}/`);
  return put(here ? drawn.items.here : drawn.items.elsewhere, {
    path: escaped(path),
    label: escaped(label),
    icon: (Object.hasOwn(drawn.icons, icon) && drawn.icons[icon]) || drawn.otherIcon,
  });
}

function writeHeading(drawn: DrawnFrame, { title, subtitle, size = 'page' }: ScreenHeading): string {
  const { alone, withSubtitle } = drawn.headings[size];
  const words = escaped(title)
    .split('*')
    .map((part, index) => (index % 2 === 1 ? put(drawn.glow, { glowing: part }) : part));
  return put(subtitle ? withSubtitle : alone, {
    title: words.join(''),
    subtitle: escaped(subtitle ?? ''),
  });
}

/** Writes markup where a piece names it. */
const put = (piece: string, markup: Readonly<Record<string, string>>) =>
  piece.replaceAll(/\uE000(\w+)\uE001/g, (_, name: string) => markup[name] ?? '');

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// NUL separates what the page is written from (page-html.ts).
const escaped = (text: string) => text.replaceAll(/[&<>"'\0\uE000\uE001]/g, (sign) => signs[sign] ?? '');
