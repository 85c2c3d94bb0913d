import { idle } from '../idle.ts';
import type { VisitedPage } from './measure-visit.ts';

/** Measures how fast this visit is. The browser remembers what came before the measuring code, which no screen waits for. */
export function measureLater(page: VisitedPage): void {
  void idle()
    .then(() => import(/* webpackChunkName: "vitals" */ './measure-visit.ts'))
    .then(({ measureVisit }) => measureVisit(page))
    // Nobody misses a visit that is not measured.
    .catch(() => undefined);
}
