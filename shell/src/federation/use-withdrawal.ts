import { useLocation } from '@andromeda/platform';
import type { ResolvedRemote } from '@andromeda/platform/host';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { useRemoteHost } from './remote-host.ts';

const LOOK_AGAIN_MS = 1000;
/** Fields that are no inputs, of which React hears only a click. */
const CHOICES = '[role=checkbox], [role=radio], [role=switch], [role=option], [aria-pressed]';
const DIALOGS = '[role=dialog], [role=alertdialog]';

/**
 * Replaces the screen of a version that the server has taken back, as soon as its user loses nothing by it: at once where
 * nothing was begun since the last navigation, else at the next one. The answer is what the screen's element listens to.
 */
export function useWithdrawal(remote: ResolvedRemote) {
  // Where the user began something last: another address is another screen.
  const { directory, begunAt } = useRemoteHost();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const withdrawn = useSyncExternalStore(directory.subscribe, () => directory.isWithdrawn(remote));
  const begin = () => {
    begunAt.current = pathname;
  };
  // The outcome of a change may stand on the screen alone.
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type }) => {
        if (type === 'added') begunAt.current = pathname;
      }),
    [queries, pathname, begunAt],
  );
  useEffect(() => {
    if (!withdrawn) return;
    const replace = () => {
      const begun = begunAt.current === pathname || queries.isMutating() > 0;
      if (!begun && !document.querySelector(DIALOGS)) directory.release(remote.name);
    };
    replace();
    const timer = setInterval(replace, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [withdrawn, pathname, directory, queries, remote.name, begunAt]);
  const beginByChoice = ({ target }: MouseEvent) => {
    if ((target as Element).closest(CHOICES)) begin();
  };
  return {
    onInputCapture: begin,
    onDropCapture: begin,
    onPasteCapture: begin,
    onClickCapture: beginByChoice,
  };
}
