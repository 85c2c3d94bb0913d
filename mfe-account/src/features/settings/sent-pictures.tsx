import { Button, TextLink } from '@andromeda/design-system';
import { type MarketplaceChange, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CardError } from '../../card-error.tsx';
import { asDay } from '../../formats.ts';
import { messages } from './messages.ts';
import styles from './sent-pictures.module.css';

const changesKey = ['marketplace', 'changes'] as const;

/** The last pictures that went to listings, each with its way back. */
export function SentPictures() {
  const { marketplace } = useApi();
  const changes = useQuery({ queryKey: changesKey, queryFn: ({ signal }) => marketplace.changes(signal) });
  if (changes.isError && !changes.data)
    return <CardError message={messages.changesUnread} onRetry={() => void changes.refetch()} />;
  if (!changes.data?.length) return null;
  return (
    <ul className={styles.sent} aria-label="Últimas fotos enviadas">
      {changes.data.map((change) => (
        <Sent key={change.id} change={change} />
      ))}
    </ul>
  );
}

function Sent({ change: { id, listing, sentAt } }: { change: MarketplaceChange }) {
  const { marketplace } = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: () => marketplace.undo(id),
    onSuccess: () => notify({ message: messages.changeUndone, type: 'success' }),
    onError: (error) => notify({ message: messageFor(error, messages.undoFailed), type: 'error' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['marketplace'] }),
  });
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <TextLink href={listing.url} target="_blank" rel="noopener noreferrer">
          {listing.title}
        </TextLink>
        <span className={styles.soft}>Foto enviada em {asDay(sentAt)}</span>
      </span>
      <Button
        aria-label={`Desfazer o envio para ${listing.title}`}
        busy={undo.isPending}
        busyLabel="Desfazendo..."
        onClick={() => undo.mutate()}
      >
        Desfazer
      </Button>
    </li>
  );
}
