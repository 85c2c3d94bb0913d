import { type Channel, type ChannelId, channels } from 'bff/contract/browser/channels';
import { useState } from 'react';

const KEY = 'andromeda-camera-frame';

/** A marketplace that says how much of a picture its product fills, from 0 to 1. */
export interface ChannelFrame {
  id: ChannelId;
  article: 'o' | 'a';
  name: string;
  fill: number;
}

const all: readonly Channel[] = channels;

export const channelFrames: readonly ChannelFrame[] = all.flatMap(
  ({ id, article, name, pictures: { fill } }) => (fill ? [{ id, article, name, fill: fill.value }] : []),
);

/** The frame that the user chose last in this browser, at first that of the first marketplace. */
export function useChannelFrame(): [ChannelFrame | undefined, (id: string) => void] {
  const [id, setId] = useState(readChoice);
  const choose = (next: string) => {
    setId(next);
    keepChoice(next);
  };
  return [channelFrames.find((frame) => frame.id === id) ?? channelFrames[0], choose];
}

// A browser that forbids storage begins with the first frame each time.
function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepChoice(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Nothing to do.
  }
}
