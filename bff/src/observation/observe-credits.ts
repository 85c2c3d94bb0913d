import type { CreditLedger } from '../ports/credit-ledger.ts';
import type { Observer } from '../ports/observer.ts';
import type { PictureOrders } from '../ports/picture-orders.ts';
import type { TextRepository, TextRequestRecord } from '../ports/text-repository.ts';

/** More requests than a node handles within any lease. */
const REMEMBERED = 10_000;

/** Reports the entries that this process writes into the ledger, each once, however often the call was repeated. */
export function observeLedger(
  observer: Observer,
  ledger: CreditLedger,
  note = noteImageEntries(observer),
): CreditLedger {
  return {
    ...ledger,
    async reserveCredit(request) {
      const reservation = await ledger.reserveCredit(request);
      if (reservation.outcome === 'reserved') note('reserve', reservation.record.id);
      return reservation;
    },
    async commitGeneration(outcome) {
      const ended = await ledger.commitGeneration(outcome);
      // The database gives back the credit of a picture that could not be stored.
      if (ended.status === 'completed') note(ended.saved ? 'commit' : 'release', ended.id);
      return ended;
    },
    async releaseGeneration(generationId, errorCode) {
      const ended = await ledger.releaseGeneration(generationId, errorCode);
      if (ended.status === 'failed') note('release', ended.id);
      return ended;
    },
    async releaseExpired(now) {
      const requests = await ledger.releaseExpired(now);
      if (requests > 0) observer.note({ what: 'lease_ended', currency: 'image', requests });
      return requests;
    },
    async discardImage(userId, imageId) {
      const discarding = await ledger.discardImage(userId, imageId);
      if (discarding.outcome === 'discarded' && discarding.removed.length > 0) note('return', imageId);
      return discarding;
    },
  };
}

/** The same for the entries that the queue of orders writes; `note` is shared with the ledger, which may write them first. */
export function observeOrders(orders: PictureOrders, note: NoteEntry): PictureOrders {
  return {
    ...orders,
    async finish(outcome) {
      const ended = await orders.finish(outcome);
      if (ended.status === 'completed') note(ended.saved ? 'commit' : 'release', ended.id);
      return ended;
    },
    async fail(generationId, workerId, failure) {
      const ended = await orders.fail(generationId, workerId, failure);
      if (ended.status === 'failed') note('release', ended.id);
      return ended;
    },
    async stopBatch(userId, batch) {
      const stopped = await orders.stopBatch(userId, batch);
      for (const { id } of stopped) note('release', id);
      return stopped;
    },
  };
}

/** Notes each entry in image credits once. */
export const noteImageEntries = (observer: Observer): NoteEntry =>
  noteOnce((entry) => observer.note({ what: 'credit', currency: 'image', entry }));

/** The same for turbo credits; texts within the day's allowance move none. */
export function observeTexts(observer: Observer, texts: TextRepository): TextRepository {
  const note = noteOnce((entry) => observer.note({ what: 'credit', currency: 'turbo', entry }));
  const noteCharged = (entry: Entry, { charged, id }: TextRequestRecord) => {
    if (charged) note(entry, id);
  };
  return {
    ...texts,
    async reserve(request) {
      const reservation = await texts.reserve(request);
      if (reservation.outcome === 'reserved') noteCharged('reserve', reservation.record);
      return reservation;
    },
    async complete(requestId, written, usage) {
      const ended = await texts.complete(requestId, written, usage);
      if (ended.status === 'completed') noteCharged('commit', ended);
      return ended;
    },
    async release(requestId, errorCode) {
      const ended = await texts.release(requestId, errorCode);
      if (ended.status === 'failed') noteCharged('release', ended);
      return ended;
    },
    async releaseExpired(now) {
      const requests = await texts.releaseExpired(now);
      if (requests > 0) observer.note({ what: 'lease_ended', currency: 'turbo', requests });
      return requests;
    },
  };
}

type NoteEntry = (entry: Entry, id: string) => void;
type Entry = 'reserve' | 'commit' | 'release' | 'return';

/** A call that was repeated because its answer got lost wrote nothing more. */
function noteOnce(note: (entry: Entry) => void): NoteEntry {
  const noted = new Set<string>();
  return (entry, id) => {
    const settles = entry === 'commit' || entry === 'release';
    const key = `${settles ? 'settle' : entry} ${id}`;
    if (noted.has(key)) return;
    noted.add(key);
    const [oldest] = noted;
    if (noted.size > REMEMBERED && oldest !== undefined) noted.delete(oldest);
    note(entry);
  };
}
