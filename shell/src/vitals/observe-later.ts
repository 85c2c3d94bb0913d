import { idle } from '../idle.ts';
import type { ObservedPage } from './observe-visit.ts';

/**
 * Measures how fast this visit is, and reports which errors it meets. No screen waits for that code: the browser buffers earlier
 * measures for it, and earlier errors wait here.
 */
export function observeLater(page: Omit<ObservedPage, 'takeEarly'>): void {
  const early: Event[] = [];
  const keep = (event: Event) => void early.push(event);
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
  const takeEarly = () => {
    removeEventListener('error', keep);
    removeEventListener('unhandledrejection', keep);
    return early;
  };
  void idle()
    .then(() => import(/* webpackChunkName: "vitals" */ './observe-visit.ts'))
    .then(({ observeVisit }) => observeVisit({ ...page, takeEarly }))
    // A visit that is not observed does no harm.
    .catch(takeEarly);
}
