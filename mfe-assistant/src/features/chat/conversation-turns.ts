import type { ChatMessage, ConversationTurn } from '@andromeda/platform';
import type { LiveTurn } from './live-turns.ts';

/** The assistant reads no more of a long conversation, and the server refuses a much longer one. */
const LATEST_MESSAGES = 20;
/** What the server takes of one message. */
const MOST_LETTERS = 8000;

/** The turns to show: those of the server, with the turn that this page receives in its place. */
export function turnsWith(
  kept: readonly ConversationTurn[],
  live: LiveTurn | undefined,
): readonly ConversationTurn[] {
  if (!live) return kept;
  const at = kept.findIndex(({ id }) => id === live.id);
  if (at < 0) return [...kept, live];
  // An answer that failed on its way here may be complete there.
  if (live.state === 'failed') return kept;
  return live.edited ? [...kept.slice(0, at), live] : kept.with(at, live);
}

/** What is sent to the assistant: the turns before the question, and the question. */
export function messagesFor(
  before: readonly ConversationTurn[],
  question: string,
  photo: ConversationTurn['photo'],
): ChatMessage[] {
  const told = before.flatMap((turn) => {
    const answered = turn.answer && turn.state !== 'failed' && turn.state !== 'answering';
    const asked = userMessage(turn.question, turn.photo);
    return answered ? [asked, assistantMessage(turn.answer)] : [asked];
  });
  return [...told, userMessage(question, photo)].slice(-LATEST_MESSAGES);
}

const assistantMessage = (content: string): ChatMessage => ({
  role: 'assistant',
  content: content.slice(0, MOST_LETTERS),
});

const userMessage = (content: string, photo: ConversationTurn['photo']): ChatMessage => ({
  role: 'user',
  content,
  ...(photo && { photoId: photo.id }),
});
