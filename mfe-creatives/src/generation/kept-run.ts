import type { Task } from './task.ts';

/** Where the key of a running generation lies in the tab's session storage. */
const place = (userId: string, task: Task) => `andromeda-run:${userId}:${task.name}`;

/** The key of a generation that was under way when the page went; `null` where there was none. */
export function readKeptRun(userId: string, task: Task): string | null {
  try {
    return sessionStorage.getItem(place(userId, task));
  } catch {
    return null;
  }
}

/** Keeps the key of a running generation for the page that a reload brings. A browser without storage forgets it. */
export function keepRun(userId: string, task: Task, key: string | null): void {
  try {
    if (key) sessionStorage.setItem(place(userId, task), key);
    else sessionStorage.removeItem(place(userId, task));
  } catch {
    // Then a reload finds the picture in the library.
  }
}
