import { measureVisit, type VisitedPage } from './measure-visit.ts';
import { type ErrorSources, reportErrors } from './report-errors.ts';

export type ObservedPage = VisitedPage & ErrorSources;

/** Measures a visit and reports its errors. */
export function observeVisit(page: ObservedPage): void {
  measureVisit(page);
  reportErrors(page);
}
