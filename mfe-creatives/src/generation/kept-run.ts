import type { Task } from './task.ts';

/** What a reload needs to find a run again. */
export interface KeptRun {
  key: string;
  /** The photo that it is made of, by `nameOfPhoto`; null where there is none. */
  photo: string | null;
  /** Its picture was shown already. */
  shown: boolean;
}

/** Where the key of a generation lies in the tab's session storage, and beside it what else is known of it. */
const place = (userId: string, task: Task) => `andromeda-run:${userId}:${task.name}`;
const beside = (userId: string, task: Task) => `${place(userId, task)}:photo`;

/** Tells a photo from others after a reload, which brings a copy of it. */
export const nameOfPhoto = (photo: File) => `${photo.size} ${photo.name}`;

/** The generation that was under way, or whose picture was shown, when the page went; `null` where there was none. */
export function readKeptRun(userId: string, task: Task): KeptRun | null {
  try {
    const key = sessionStorage.getItem(place(userId, task));
    const [state, ...photo] = (sessionStorage.getItem(beside(userId, task)) ?? '').split(' ');
    return key ? { key, photo: photo.join(' ') || null, shown: state === 'shown' } : null;
  } catch {
    return null;
  }
}

/** Keeps a generation for the page that a reload brings. A browser without storage forgets it. */
export function keepRun(userId: string, task: Task, run: KeptRun | null): void {
  try {
    if (run) {
      sessionStorage.setItem(place(userId, task), run.key);
      sessionStorage.setItem(beside(userId, task), `${run.shown ? 'shown' : 'running'} ${run.photo ?? ''}`);
    } else for (const name of [place, beside]) sessionStorage.removeItem(name(userId, task));
  } catch {
    // Then a reload finds the picture in the library.
  }
}
