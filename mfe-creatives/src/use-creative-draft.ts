import { useLocation, useNavigate, useSession } from '@andromeda/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CreativeDraft, carryDraft, type DraftState, readDraft } from './creative-draft.ts';

/** Milliseconds of quiet before a typed idea is kept. */
const QUIET_MS = 300;

/** The draft that this place of the history carries: after 'back' and after a reload it is there again. */
export function useCarriedDraft(): CreativeDraft {
  const { state } = useLocation();
  return readDraft(state, useSession().user.id);
}

/** Navigation state that carries a draft to another screen: `<Link state={carry(draft)}>`. */
export function useCarry(): (draft: CreativeDraft) => DraftState {
  const { user } = useSession();
  return (draft) => carryDraft(draft, user.id);
}

/** Writes the draft into this place of the history as it changes. */
export function useKeptDraft({ files, idea }: CreativeDraft): void {
  const { pathname, search, state } = useLocation();
  const [arrival] = useState({ state, files });
  const kept = useCarriedDraft();
  const carry = useCarry();
  const navigate = useNavigate();
  const keep = useEffectEvent(() => {
    // A picture that the address names comes by itself: kept as well, it would come twice.
    if (search) return;
    // A tool for one photo takes the first of several: that is no change.
    if (state === arrival.state && files === arrival.files && idea === kept.idea) return;
    if (files === kept.files && idea === kept.idea) return;
    if (files.length === 0 && kept.files.length === 0 && idea === kept.idea) return;
    void navigate(pathname, { replace: true, state: carry({ files, idea }), preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the photos is what calls for keeping.
  useEffect(() => keep(), [files]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the idea, too, once typing pauses.
  useEffect(() => {
    const timer = setTimeout(() => keep(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [idea]);
}
