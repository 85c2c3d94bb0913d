import {
  type Api,
  ApiError,
  type ChatMessage,
  type Conversation,
  type ConversationTurn,
} from '@andromeda/platform';
import { keepUnsent, unsentTurn } from './tab-memory.ts';

/** A turn whose answer this page receives, or one that never reached the server. */
export interface LiveTurn extends ConversationTurn {
  /** The server has the question: it writes to the end by itself. */
  kept: boolean;
}

/** A question on its way. */
export interface Asking {
  conversationId: string;
  turnId: string;
  question: string;
  photo: ConversationTurn['photo'];
  messages: ChatMessage[];
  /** Asks the server for the conversation as it stands. */
  reread(): Promise<Conversation>;
  /** Nothing more comes: the list of conversations can be read anew. */
  onSettled(): void;
  onFailure(error: unknown): void;
  onUnsaved(): void;
}

/** The answers that this page receives, whichever screen is open. */
export interface LiveTurns {
  subscribe(listener: () => void): () => void;
  of(conversationId: string): LiveTurn | undefined;
  ask(asking: Asking): void;
  /** Stops receiving at once; the caller tells the server. */
  freeze(conversationId: string): void;
  /** The server's word is enough from here on. */
  drop(conversationId: string): void;
}

const stores = new Map<string, LiveTurns>();

/** The user's live turns of this page: the same ones however often the screen is opened. */
export function liveTurnsOf(userId: string, api: Api): LiveTurns {
  const kept = stores.get(userId) ?? createLiveTurns(userId, api);
  stores.set(userId, kept);
  return kept;
}

function createLiveTurns(userId: string, api: Api): LiveTurns {
  const live = new Map<string, LiveTurn>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const put = (id: string, turn: LiveTurn) => {
    live.set(id, turn);
    tell();
  };
  const drop = (id: string) => {
    if (live.delete(id)) tell();
  };
  // What a reload caught on its way to the server is shown as failed, to be asked again.
  const unsent = unsentTurn(userId);
  if (unsent) live.set(unsent.conversationId, { ...unsent.turn, kept: false });

  const ask = async (asking: Asking) => {
    const { conversationId: id, turnId, question, photo } = asking;
    let turn: LiveTurn = { id: turnId, question, photo, answer: '', state: 'answering', kept: false };
    keepUnsent(userId, { conversationId: id, turn: { ...turn, state: 'failed' } });
    put(id, turn);
    // Stopped, dropped or asked again meanwhile: later events are ignored.
    const heard = () => live.get(id) === turn;
    const change = (part: Partial<LiveTurn>) => {
      turn = { ...turn, ...part };
      put(id, turn);
    };
    let failure: unknown = null;
    try {
      for await (const event of api.assistant.answer({
        messages: asking.messages,
        conversationId: id,
        turnId,
      })) {
        if (!heard()) return;
        if ('delta' in event) change({ answer: turn.answer + event.delta });
        else if ('kept' in event) {
          keepUnsent(userId, null);
          change({ kept: true });
        } else if ('done' in event) {
          change({ state: 'ready' });
          if (!event.saved) asking.onUnsaved();
        } else if ('stopped' in event) change({ state: 'stopped' });
        else {
          if (event.code) failure = new ApiError({ code: event.code, status: 200 });
          change({ state: 'failed', answer: '' });
        }
      }
    } catch (error) {
      failure = error;
    }
    if (!heard()) return;
    const known = await keptTurn(asking);
    asking.onSettled();
    if (!heard()) return;
    // A connection that broke is no end: the server writes on, and the page goes on reading there.
    const goesOn = known?.state === 'answering' && turn.state === 'answering';
    if (!goesOn && turn.state === 'answering') change({ state: 'failed', answer: '' });
    if (known) keepUnsent(userId, null);
    if (known && (goesOn || known.state !== 'answering')) drop(id);
    if (!goesOn && turn.state === 'failed') asking.onFailure(failure);
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of: (id) => live.get(id),
    ask: (asking) => {
      if (live.get(asking.conversationId)?.state !== 'answering') void ask(asking);
    },
    freeze: (id) => {
      const turn = live.get(id);
      if (turn) put(id, { ...turn, state: 'stopped' });
    },
    drop,
  };
}

async function keptTurn({ reread, turnId }: Asking): Promise<ConversationTurn | undefined> {
  const conversation = await reread().catch(() => null);
  return conversation?.turns.find(({ id }) => id === turnId);
}
