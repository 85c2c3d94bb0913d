import { useLocation, useNavigate, useSearchParams } from '@andromeda/platform';
import { useEffect, useState } from 'react';

/** The end of a page at which a picture is shown that is not known yet. */
export type PageEnd = 'primeira' | 'ultima';

/**
 * Which picture is over the page, as the address keeps it: 'back' closes it. It is the id of a picture, or the end of
 * the page that the arrows led to.
 */
export function useFullscreenAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const inAddress = params.get('aberta');
  const [shown, setShown] = useState(inAddress);
  const [followed, follow] = useState(inAddress);
  // The address follows a moment later, and leads where the user goes back.
  if (inAddress !== followed) {
    follow(inAddress);
    if (inAddress === null || shown === null) setShown(inAddress);
  }
  // A user who opens a picture and goes back at once may leave no trace in what React draws of the address.
  useEffect(() => {
    const follow = () => setShown(new URLSearchParams(window.location.search).get('aberta'));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const openedHere = typeof state === 'object' && state !== null && 'openedHere' in state;
  const change = (values: Record<string, string>, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      {
        replace,
        preventScrollReset: true,
        ...((openedHere || !replace) && values.aberta && { state: { openedHere: true } }),
      },
    );
  return {
    shown,
    open: (id: string) => {
      setShown(id);
      change({ aberta: id }, shown !== null);
    },
    /** The arrows go on over the end of a page. */
    turnTo: (page: number, end: PageEnd) => {
      setShown(end);
      change({ aberta: end, page: page === 1 ? '' : String(page) }, true);
    },
    close: () => {
      setShown(null);
      if (openedHere) void navigate(-1);
      else change({ aberta: '' }, true);
    },
  };
}
