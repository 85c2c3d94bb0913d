import { Button, Card, ErrorState, Notice, Skeleton } from '@andromeda/design-system';
import { messageFor, type RemoteMeetings, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Remote } from '../remote-versions.ts';
import { FlagTable } from './flag-table.tsx';
import { MeetingTables } from './meeting-tables.tsx';
import styles from './meetings.module.css';
import { meetingsQuery } from './meetings-query.ts';
import { messages, missingSides, summaryText } from './messages.ts';

/** Where the live parts meet: places, events and flags. Short at first; what lacks its other side is named at once. */
export function MeetingsCard({ remotes }: { remotes: readonly Remote[] }) {
  const meetings = useQuery(meetingsQuery(useApi()));
  return (
    <Card as="section" padding="l" aria-labelledby="encontros" className={styles.card}>
      <header>
        <h2 id="encontros">Onde as partes se encontram</h2>
        <p className={styles.soft}>
          {meetings.data ? summaryText(meetings.data) : 'Lugares, eventos e chaves.'}
        </p>
      </header>
      {meetings.isPending && <Skeleton shape="block" height={44} />}
      {meetings.isError && !meetings.data && (
        <ErrorState
          title={messageFor(meetings.error, messages.loadFailed)}
          titleAs="p"
          action={<Button onClick={() => void meetings.refetch()}>Tentar novamente</Button>}
        />
      )}
      {meetings.data && <Ready meetings={meetings.data} remotes={remotes} />}
    </Card>
  );
}

function Ready({ meetings, remotes }: { meetings: RemoteMeetings; remotes: readonly Remote[] }) {
  const [open, setOpen] = useState<'places' | 'flags' | null>(null);
  const missing = missingSides(meetings);
  const toggle = (part: 'places' | 'flags') => () => setOpen(open === part ? null : part);
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning" title="Falta um dos lados">
          <ul className={styles.missing}>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.ways}>
        <Button aria-expanded={open === 'places'} onClick={toggle('places')}>
          Ver lugares e eventos
        </Button>
        <Button aria-expanded={open === 'flags'} onClick={toggle('flags')}>
          Ver chaves
        </Button>
      </div>
      {open === 'places' && (
        <MeetingTables meetings={meetings} arranges={remotes.every(({ ownRank }) => !ownRank)} />
      )}
      {open === 'flags' && <FlagTable flags={meetings.flags} remotes={remotes} />}
    </>
  );
}
