import { useSession } from '@andromeda/platform';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What another tab of the user has to read again. */
interface Change {
  conversationId: string;
  deleted?: true;
}

const channels = new Map<string, BroadcastChannel>();

/** The channel between this user's tabs; none in a browser without one: there a tab reads again when it is looked at. */
function channelOf(userId: string): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = channels.get(userId) ?? new BroadcastChannel(`andromeda-assistant:${userId}`);
  channels.set(userId, channel);
  return channel;
}

/** Notifies the user's other tabs of what was asked, answered, renamed, rated or deleted here. */
export function notifyOtherTabs(userId: string, change: Change): void {
  channelOf(userId)?.postMessage(change);
}

/** Shows here what the user's other tabs did. */
export function useOtherTabs(): void {
  const { user } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    const channel = channelOf(user.id);
    const follow = ({ data }: MessageEvent<Change>) => readAnew(queries, data);
    channel?.addEventListener('message', follow);
    return () => channel?.removeEventListener('message', follow);
  }, [user.id, queries]);
}

function readAnew(queries: QueryClient, { conversationId, deleted }: Change): void {
  const queryKey = ['conversation', conversationId];
  void queries.invalidateQueries({ queryKey: ['conversations'] });
  void (deleted ? queries.resetQueries({ queryKey }) : queries.invalidateQueries({ queryKey }));
}
