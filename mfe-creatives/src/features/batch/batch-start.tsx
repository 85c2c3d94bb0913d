import { ActionBar, Button, Notice, TextLink } from '@andromeda/design-system';
import { Link, useCreditBalance, usePublicConfig } from '@andromeda/platform';
import { Play, Sparkles, Square } from 'lucide-react';
import { FROM_BATCH, PACKS_PATH } from '../../from-batch.ts';
import { isComplete } from '../../tools/background/background-request.ts';
import styles from './batch.module.css';
import { type Batch, countStates, outdated, sentOf, TRIAL } from './batch.ts';
import { messages } from './messages.ts';
import { NoticeOffer } from './notice/notice-offer.tsx';
import type { BatchView } from './use-batch.ts';

type BatchStartProps = { view: BatchView; batch: Batch; onRedo(): void };

/** What is made next, and what it costs. */
export function BatchStart({ view, batch, onRedo }: BatchStartProps) {
  const { notice } = view;
  const { pushKey } = usePublicConfig();
  return (
    <>
      {notice && (
        <Notice tone="warning">
          <p>{notice.message}</p>
          {notice.creditsMissing && (
            <Button asChild>
              <Link to={PACKS_PATH} state={FROM_BATCH}>
                Comprar Créditos
              </Link>
            </Button>
          )}
        </Notice>
      )}
      {batch.running && pushKey && <NoticeOffer pushKey={pushKey} />}
      {batch.running || view.busy ? (
        <ActionBar className={styles.start}>
          <Stop view={view} batch={batch} />
        </ActionBar>
      ) : (
        <Start {...{ view, batch, onRedo }} />
      )}
    </>
  );
}

function Stop({ view, batch }: { view: BatchView; batch: Batch }) {
  return (
    <>
      <p className={styles.cost}>
        {batch.running ? <Progress view={view} batch={batch} /> : messages.stopping}
      </p>
      <Button
        size="l"
        icon={<Square />}
        busy={!batch.running}
        busyLabel="Parando…"
        onClick={() => void view.stop()}
      >
        Parar
      </Button>
    </>
  );
}

/** Whether the page may be closed. */
function Progress({ view, batch }: { view: BatchView; batch: Batch }) {
  const { sent, all } = sentOf(batch);
  if (sent === all) return messages.leaving;
  const staying = view.handedOver ? messages.alone : messages.staying;
  if (view.notice) return view.notice.creditsMissing ? messages.going : staying;
  return (
    <>
      <strong>{messages.sending(sent, all)}</strong>
      <span>{staying}</span>
    </>
  );
}

function Start({ view, batch, onRedo }: BatchStartProps) {
  const { waiting, sending, sent, working } = countStates(batch.items);
  const left = waiting + sending + sent + working;
  const stale = outdated(batch).length;
  const untouched = left === batch.items.length;
  const isTrial = untouched && left > TRIAL;
  const next = isTrial ? TRIAL : left;
  const ready = isComplete(batch.background);
  const label = isTrial ? messages.trial(TRIAL) : untouched ? messages.start(left) : messages.rest(left);
  if (left === 0 && stale === 0) return null;
  return (
    <ActionBar className={styles.start}>
      {left > 0 && <Cost count={next} isTrial={isTrial} />}
      {stale > 0 && (
        <Button icon={<Sparkles />} disabled={!ready} onClick={onRedo}>
          {messages.redo(stale)}
        </Button>
      )}
      {left > 0 && (
        <Button
          variant="primary"
          size="l"
          icon={<Play />}
          disabled={!ready}
          onClick={() => void view.start(isTrial ? TRIAL : null)}
        >
          {label}
        </Button>
      )}
      {isTrial && (
        <Button variant="quiet" disabled={!ready} onClick={() => void view.start(null)}>
          {messages.all(left)}
        </Button>
      )}
    </ActionBar>
  );
}

function Cost({ count, isTrial }: { count: number; isTrial: boolean }) {
  const balance = useCreditBalance().data?.creditsRemaining;
  return (
    <p className={styles.cost}>
      <strong>{messages.costs(count)}</strong>
      {isTrial && <span>{messages.trialFirst}</span>}
      {balance !== undefined && balance < count && (
        <span className={styles.tooLow}>
          {messages.balanceTooLow(balance)}{' '}
          <TextLink asChild>
            <Link to={PACKS_PATH} state={FROM_BATCH}>
              Ver pacotes
            </Link>
          </TextLink>
        </span>
      )}
    </p>
  );
}
