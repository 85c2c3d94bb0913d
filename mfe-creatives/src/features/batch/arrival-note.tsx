import { Button, Notice, Skeleton } from '@andromeda/design-system';
import { messages } from './messages.ts';
import type { Arrival } from './use-arriving-photos.ts';

type ArrivalNoteProps = { arrival: Arrival; isEmpty: boolean };

/** Says what becomes of photos that are brought from elsewhere. */
export function ArrivalNote({ arrival: { state, retry }, isEmpty }: ArrivalNoteProps) {
  if (state === 'coming')
    return (
      <div role="status">
        <p>{messages.bringing}</p>
        <Skeleton height="48px" />
      </div>
    );
  if (state === 'failed')
    return (
      <Notice tone="error">
        <p>{messages.notBrought}</p>
        <Button onClick={retry}>Tentar novamente</Button>
      </Notice>
    );
  return state === 'lost' && isEmpty ? <Notice tone="warning">{messages.notArrived}</Notice> : null;
}
