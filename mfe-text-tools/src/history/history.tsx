import { Button, Card, ErrorState, IconButton, Skeleton } from '@andromeda/design-system';
import { messageFor, type TextRecord, type TextTool, useApi, useNotification } from '@andromeda/platform';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import styles from './history.module.css';

const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

interface HistoryProps {
  tool: TextTool;
  /** How a record is shown again. */
  onReuse(record: TextRecord): void;
}

/** What the tool has written before, newest first. */
export function History({ tool, onReuse }: HistoryProps) {
  const api = useApi();
  const texts = useInfiniteQuery({
    queryKey: ['texts', tool],
    queryFn: ({ pageParam, signal }) => api.texts.history(tool, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
  });
  const records = texts.data?.pages.flatMap((page) => page.records) ?? [];
  if (texts.isSuccess && records.length === 0) return null;
  return (
    <Card as="section" padding="l" aria-labelledby="historico" className={styles.history}>
      <h2 id="historico">Histórico</h2>
      {texts.isPending && <Skeleton shape="block" height={120} />}
      {texts.isError && records.length === 0 && (
        <ErrorState
          title={messageFor(texts.error, 'Não foi possível carregar o histórico. Tente novamente.')}
          action={<Button onClick={() => void texts.refetch()}>Tentar novamente</Button>}
        />
      )}
      <ul className={styles.records}>
        {records.map((record) => (
          <RecordLine key={record.id} record={record} onReuse={() => onReuse(record)} />
        ))}
      </ul>
      {texts.hasNextPage && (
        <Button busy={texts.isFetchingNextPage} onClick={() => void texts.fetchNextPage()}>
          Carregar mais
        </Button>
      )}
    </Card>
  );
}

function RecordLine({ record, onReuse }: { record: TextRecord; onReuse: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const forget = useMutation({
    networkMode: 'always',
    mutationFn: () => api.texts.forget(record.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['texts', record.tool] }),
    onError: (error) =>
      notify({ type: 'error', message: messageFor(error, 'Não foi possível excluir. Tente novamente.') }),
  });
  const { title, description, keywords } = record.input;
  const subject = description || title || keywords || 'Sem descrição';
  return (
    <li>
      <button type="button" className={styles.reuse} onClick={onReuse}>
        <span>{subject}</span>
        <time dateTime={record.createdAt}>{moment.format(new Date(record.createdAt))}</time>
      </button>
      <IconButton
        label={`Excluir do histórico: ${subject.slice(0, 40)}`}
        icon={<Trash2 />}
        disabled={forget.isPending}
        onClick={() => forget.mutate()}
      />
    </li>
  );
}
