import type { Api } from '@andromeda/platform';
import { messages } from './messages.ts';

/** One bubble of the chat. */
export interface Turn {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  state: 'ready' | 'waiting' | 'streaming' | 'failed';
}

/** What the screen draws. */
export interface ConversationState {
  turns: readonly Turn[];
  answering: boolean;
}

/** A person's conversation with the assistant; it goes on while another screen is open. */
export interface Conversation {
  subscribe(listener: () => void): () => void;
  state(): ConversationState;
  /** Asks; `onFailure` is called where no whole answer comes. Does nothing while an answer is under way. */
  ask(question: string, onFailure: () => void): void;
  /** Asks the last question again, in place of its answer. */
  askAgain(onFailure: () => void): void;
  /** Keeps what has come so far. */
  stop(): void;
  clear(): void;
}

/** The assistant reads no more of a long conversation, and the server refuses a much longer one. */
const LATEST_TURNS = 20;

const open = new Map<string, Conversation>();

/** The person's conversation of this page: the same one however often the screen is opened. */
export function conversationOf(userId: string, api: Api): Conversation {
  const kept = open.get(userId) ?? createConversation(`andromeda-draft:${userId}:chat`, api.assistant);
  open.set(userId, kept);
  return kept;
}

/** A conversation that survives a reload under `place` in this tab's session storage. */
function createConversation(place: string, assistant: Api['assistant']): Conversation {
  let state: ConversationState = { turns: readTurns(place), answering: false };
  let stopping: AbortController | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<ConversationState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const changeLast = (change: Partial<Turn>) =>
    set({
      turns: state.turns.map((turn, at) => (at === state.turns.length - 1 ? { ...turn, ...change } : turn)),
    });

  const answer = async (asked: readonly Turn[], onFailure: () => void) => {
    const control = new AbortController();
    stopping = control;
    set({ answering: true, turns: [...asked, newTurn('assistant', '', 'waiting')] });
    const ended = await listen(assistant, asked, control.signal, (content) =>
      changeLast({ content, state: 'streaming' }),
    );
    // Another conversation was begun meanwhile.
    if (stopping !== control) return;
    if (ended === 'failed') changeLast({ content: messages.failed, state: 'failed' });
    else changeLast({ state: 'ready' });
    // What was stopped before its first word leaves no empty bubble.
    set({ answering: false, turns: state.turns.filter(({ role, content }) => role === 'user' || content) });
    keepTurns(place, state.turns);
    if (ended === 'failed') onFailure();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    ask(question, onFailure) {
      if (state.answering) return;
      const asked = [...state.turns, newTurn('user', question, 'ready')];
      keepTurns(place, asked);
      void answer(asked, onFailure);
    },
    askAgain(onFailure) {
      const last = state.turns.findLastIndex(({ role }) => role === 'user');
      if (!state.answering && last >= 0) void answer(state.turns.slice(0, last + 1), onFailure);
    },
    stop: () => stopping?.abort(),
    clear() {
      stopping?.abort();
      stopping = null;
      set({ turns: [], answering: false });
      keepTurns(place, []);
    },
  };
}

async function listen(
  assistant: Api['assistant'],
  asked: readonly Turn[],
  signal: AbortSignal,
  hear: (content: string) => void,
): Promise<'whole' | 'stopped' | 'failed'> {
  let content = '';
  let whole = false;
  try {
    const told = asked
      .filter(({ state }) => state !== 'failed')
      .slice(-LATEST_TURNS)
      .map(({ role, content: words }) => ({ role, content: words }));
    for await (const event of assistant.answer(told, signal)) {
      if ('failed' in event) return 'failed';
      if ('done' in event) whole = true;
      else {
        content += event.delta;
        hear(content);
      }
    }
  } catch {
    return signal.aborted ? 'stopped' : 'failed';
  }
  if (signal.aborted) return 'stopped';
  return whole ? 'whole' : 'failed';
}

const newTurn = (role: Turn['role'], content: string, state: Turn['state']): Turn => ({
  id: crypto.randomUUID(),
  role,
  content,
  state,
});

function readTurns(place: string): Turn[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? (kept as Turn[]) : [];
  } catch {
    return [];
  }
}

// A browser that forbids storage loses the conversation at a reload, and nothing else.
function keepTurns(place: string, turns: readonly Turn[]): void {
  try {
    if (turns.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(turns));
  } catch {
    // Nothing to do.
  }
}
