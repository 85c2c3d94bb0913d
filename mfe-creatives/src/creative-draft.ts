/** What travels from the dashboard to a tool. */
export interface CreativeDraft {
  files: readonly File[];
  idea: string;
  /** Asks the tool to start by itself, once. */
  autoGenerate?: boolean;
}

/** What a place of the history remembers of a draft. */
export interface DraftState {
  /** Whose it is: the history of a tab outlives who is signed in. */
  userId: string;
  draft: string;
  idea: string;
  autoGenerate?: boolean;
}

// Not in the history's state: going back to a place whose state holds a File yields a state of null
// (measured in Chromium 156; React Router's own key goes with it).
const photos = new Map<string, readonly File[]>();

/** Navigation state that carries a user's draft. Components take `useCarry` of `use-creative-draft.ts`. */
export function carryDraft({ files, idea, autoGenerate }: CreativeDraft, userId: string): DraftState {
  const draft = idOf(files);
  photos.set(draft, files);
  return { userId, draft, idea, ...(autoGenerate && { autoGenerate }) };
}

/** The user's draft in a location's state; empty where there is none, or where it is another's. */
export function readDraft(state: unknown, userId: string): CreativeDraft {
  const { userId: owner, draft, idea, autoGenerate } = asState(state);
  if (owner !== userId) return { files: [], idea: '' };
  return {
    files: (draft && photos.get(draft)) || [],
    idea: idea ?? '',
    ...(autoGenerate && { autoGenerate }),
  };
}

/** Names where a tool keeps what is typed: another idea that comes along does not find the words of the last. */
export function draftName(tool: string, state: unknown): string {
  const { idea } = asState(state);
  return idea ? `criativos:${tool}:${idea}` : `criativos:${tool}`;
}

const ids = new WeakMap<readonly File[], string>();

function idOf(files: readonly File[]): string {
  const id = ids.get(files) ?? crypto.randomUUID();
  ids.set(files, id);
  return id;
}

function asState(state: unknown): Partial<DraftState> & { files?: unknown } {
  if (typeof state !== 'object' || state === null) return {};
  const stored = state as Record<string, unknown>;
  const { draft, idea, files, autoGenerate } = stored;
  // Drafts that an earlier version left in the history of an open tab name their user under `person`.
  const userId = stored.userId ?? stored.person;
  return {
    ...(typeof userId === 'string' && { userId }),
    ...(autoGenerate === true && { autoGenerate }),
    ...(typeof draft === 'string' && { draft }),
    ...(typeof idea === 'string' && { idea }),
    files,
  };
}

/**
 * A reload, unlike 'back', does keep a File in the state: the photos go into it just before, and out just after.
 * Where a browser does not, the screen opens without photos. (`pagehide` comes too late: measured.)
 */
export function surviveReload(page: Window): void {
  const { draft, files } = asState(page.history.state?.usr);
  if (draft && Array.isArray(files)) {
    photos.set(
      draft,
      files.filter((file): file is File => file instanceof File),
    );
    writeFiles(page, undefined);
  }
  page.addEventListener('beforeunload', () => {
    const current = asState(page.history.state?.usr).draft;
    const kept = current && photos.get(current);
    if (kept && kept.length > 0) writeFiles(page, kept);
  });
}

function writeFiles(page: Window, files: readonly File[] | undefined): void {
  const { state } = page.history;
  page.history.replaceState({ ...state, usr: { ...state.usr, files } }, '');
}
