import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useRemotes } from './federation/remote-host.ts';
import { menuOf } from './frame/menu.ts';

/** A route of the shell may say its title: `handle: { title } satisfies ScreenHandle`. */
export interface ScreenHandle {
  title: string;
}

/**
 * After every change of address: the window's title says the screen, and the focus goes to its heading, so that a
 * screen reader tells where one is. A remote's heading may come later than its address.
 */
export function useNewScreen(): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  const named = useScreenName(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes a screen new.
  useEffect(() => {
    const moveFocus = !first.current;
    first.current = false;
    const before = document.activeElement;
    return whenHeadingStands((heading) => {
      document.title = `${named ?? heading.textContent} · Andrômeda`;
      const active = document.activeElement;
      // Whoever has gone on by now, into a field or a menu, is not called back.
      if (!moveFocus || (active !== before && active !== document.body)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, named]);
}

function useScreenName(pathname: string): string | undefined {
  const { main, tools } = menuOf(useRemotes(), true);
  const own = useMatches()
    .map(({ handle }) => (handle as ScreenHandle | undefined)?.title)
    .find(Boolean);
  return own ?? [...main, ...tools].find(({ path }) => path === pathname)?.label;
}

function whenHeadingStands(then: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const heading = find();
  if (heading) {
    then(heading);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    observer.disconnect();
    then(late);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
