import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useRemotes } from './federation/remote-host.ts';

/** A route of the shell may set its title where its heading is unsuitable: `handle: { title } satisfies ScreenHandle`. */
export interface ScreenHandle {
  title: string;
}

/**
 * After every change of address, and of step within one: the window's title says the screen, and the focus goes to its
 * heading, so that a screen reader announces where the user is. A remote's heading may appear later than its address.
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
    return followHeading((heading, isFirst) => {
      document.title = `${named ?? heading.textContent} · Andrômeda`;
      const active = document.activeElement;
      const lost = active === null || active === document.body;
      // A user who has already moved the focus, into a field or a menu, keeps it there.
      if (isFirst ? !moveFocus || (active !== before && !lost) : !lost) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, named]);
}

function useScreenName(pathname: string): string | undefined {
  // What is for a role is named by its heading alone, as the screen of an unknown address is.
  const entries = useRemotes().flatMap(({ access, menu }) => (access?.roles ? [] : menu));
  const own = useMatches()
    .map(({ handle }) => (handle as ScreenHandle | undefined)?.title)
    .find(Boolean);
  return own ?? entries.find(({ path }) => path === pathname)?.label;
}

/** Calls back with the heading as soon as it is there, and whenever its text changes; one that makes way for the screen's own is left out. */
function followHeading(then: (heading: HTMLElement, isFirst: boolean) => void): () => void {
  let told: string | null = null;
  const look = () => {
    const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(
      (each) => !each.closest('[data-arriving]'),
    );
    if (!heading || heading.textContent === told) return;
    const isFirst = told === null;
    told = heading.textContent;
    then(heading, isFirst);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
