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
  /** It was asked before with other words: what came after it goes. */
  edited?: boolean;
}

/** A question on its way. */
export interface Asking {
  conversationId: string;
  turnId: string;
  question: string;
  photo: ConversationTurn['photo'];
  messages: ChatMessage[];
  /** The question was asked before, with other words. */
  edited: boolean;
  /** Asks the server for the present conversation. */
  reread(): Promise<Conversation>;
  /** The server has the question: other tabs can see it. */
  onKept(): void;
  /** Nothing more comes: the list of conversations can be read again. */
  onSettled(): void;
  onFailure(error: unknown): void;
  onUnsaved(): void;
}

/** The answers that this page receives, whichever screen is open. */
export interface LiveTurns {
  subscribe(listener: () => void): () => void;
  of(conversationId: string): LiveTurn | undefined;
  ask(asking: Asking): void;
  /** Stops receiving at once; the caller informs the server. */
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
  const live = holdTurns();
  // What a reload caught on its way to the server is shown as failed, to be asked again.
  const unsent = unsentTurn(userId);
  if (unsent) live.put(unsent.conversationId, { ...unsent.turn, kept: false });

  const ask = async (asking: Asking) => {
    const { conversationId: id, turnId, question, photo, edited } = asking;
    let turn: LiveTurn = { id: turnId, question, photo, answer: '', state: 'answering', kept: false, edited };
    // Of an edited question the server has the earlier words.
    if (!edited) keepUnsent(userId, { conversationId: id, turn: { ...turn, state: 'failed' } });
    live.put(id, turn);
    const change = (part: Partial<LiveTurn>) => {
      turn = { ...turn, ...part };
      live.put(id, turn);
    };
    // Stopped, dropped or asked again meanwhile: later events are ignored.
    const current = () => live.of(id) === turn;
    const failure = await receiveAnswer(api, asking, {
      current,
      append: (words) => {
        turn = { ...turn, answer: turn.answer + words };
        live.grow(id, turn);
      },
      keep: () => {
        keepUnsent(userId, null);
        change({ kept: true });
        asking.onKept();
      },
      end: (state) => change({ state, ...(state === 'failed' && { answer: '' }) }),
    });
    if (!current()) return;
    const known = await keptTurn(asking);
    asking.onSettled();
    if (!current()) return;
    // A connection that broke is no end: the server writes on, and the page goes on reading there.
    const goesOn = known?.state === 'answering' && turn.state === 'answering';
    if (!goesOn && turn.state === 'answering') change({ state: 'failed', answer: '' });
    if (known) keepUnsent(userId, null);
    const failedEdit = edited && !goesOn && turn.state === 'failed';
    if (failedEdit || (known && (goesOn || known.state !== 'answering'))) live.drop(id);
    if (!goesOn && turn.state === 'failed') asking.onFailure(failure);
  };
  return {
    subscribe: live.subscribe,
    of: live.of,
    ask: (asking) => {
      if (live.of(asking.conversationId)?.state !== 'answering') void ask(asking);
    },
    freeze: (id) => {
      const turn = live.of(id);
      if (turn) live.put(id, { ...turn, state: 'stopped' });
    },
    drop: live.drop,
  };
}

/**
 * How often a growing answer is drawn. Words come much faster than a slow phone draws them: were each drawn by itself, the
 * page would answer no touch, not even 'Parar', before the last one.
 */
const DRAWN_EACH_MS = 60;

/** The live turn of each conversation, and what follows them. */
function holdTurns() {
  const turns = new Map<string, LiveTurn>();
  const listeners = new Set<() => void>();
  let growth: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(growth);
    growth = undefined;
    for (const listener of listeners) listener();
  };
  return {
    of: (id: string) => turns.get(id),
    put(id: string, turn: LiveTurn) {
      turns.set(id, turn);
      tell();
    },
    /** The same turn with more words. */
    grow(id: string, turn: LiveTurn) {
      turns.set(id, turn);
      growth ??= setTimeout(tell, DRAWN_EACH_MS);
    },
    drop(id: string) {
      if (turns.delete(id)) tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What becomes of a turn as its events come. */
interface Receiver {
  /** False once the answer is no longer wanted. */
  current(): boolean;
  append(words: string): void;
  /** The server has the question. */
  keep(): void;
  end(state: Exclude<ConversationTurn['state'], 'answering'>): void;
}

/** Receives an answer to its end; resolves with the reason why it failed, or null. */
async function receiveAnswer(api: Api, asking: Asking, receiver: Receiver): Promise<unknown> {
  const { messages, conversationId, turnId, edited } = asking;
  let failure: unknown = null;
  try {
    for await (const event of api.assistant.answer({
      messages,
      conversationId,
      turnId,
      ...(edited && { edited }),
    })) {
      if (!receiver.current()) return null;
      if ('delta' in event) receiver.append(event.delta);
      else if ('kept' in event) receiver.keep();
      else if ('done' in event) {
        receiver.end(event.end ?? 'ready');
        if (!event.saved) asking.onUnsaved();
      } else if ('stopped' in event) receiver.end('stopped');
      else {
        if (event.code) failure = new ApiError({ code: event.code, status: 200 });
        receiver.end('failed');
      }
    }
  } catch (error) {
    return error;
  }
  return failure;
}

async function keptTurn({ reread, turnId }: Asking): Promise<ConversationTurn | undefined> {
  const conversation = await reread().catch(() => null);
  return conversation?.turns.find(({ id }) => id === turnId);
}
