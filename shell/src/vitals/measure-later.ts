import { idle } from '../idle.ts';
import type { VisitedPage } from './measure-visit.ts';

/** Measures how fast this visit is. No screen waits for the measuring code: the browser buffers earlier entries for it. */
export function measureLater(page: VisitedPage): void {
  void idle()
    .then(() => import(/* webpackChunkName: "vitals" */ './measure-visit.ts'))
    .then(({ measureVisit }) => measureVisit(page))
    // A visit that is not measured does no harm.
    .catch(() => undefined);
}
