import { useLocation, useNavigate } from '@andromeda/platform';
import { useEffect, useEffectEvent } from 'react';
import { type CreativeDraft, carryDraft, readDraft } from '../../creative-draft.ts';

/** Milliseconds of quiet before a typed idea is kept. */
const QUIET_MS = 300;

/** The draft that this place of the history carries: after 'back' and after a reload it is there again. */
export function useCarriedDraft(): CreativeDraft {
  return readDraft(useLocation().state);
}

/** Writes the draft into this place of the history as it changes. */
export function useKeptDraft({ files, idea }: CreativeDraft): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const keep = useEffectEvent(() => {
    const kept = readDraft(state);
    if (files === kept.files && idea === kept.idea) return;
    if (files.length === 0 && kept.files.length === 0 && idea === kept.idea) return;
    void navigate(pathname, { replace: true, state: carryDraft({ files, idea }), preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the photos is what calls for keeping.
  useEffect(() => keep(), [files]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the idea, too, once typing pauses.
  useEffect(() => {
    const timer = setTimeout(() => keep(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [idea]);
}
