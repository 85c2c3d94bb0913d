import { Button, ErrorState, Notice, Spinner } from '@andromeda/design-system';
import { type Api, ApiError, type ImageHistory, messageFor, useApi } from '@andromeda/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { messages } from './messages.ts';
import { RemakeContext } from './remake-context.ts';
import { RemakeNotes } from './remake-notes.tsx';
import { remakeOf } from './remake-of.ts';

const historyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['another-like', id],
    queryFn: ({ signal }) => api.images.history(id, signal),
    // What the user has changed since must not be filled in again.
    staleTime: Number.POSITIVE_INFINITY,
  });

type RemadeScreenProps = { id: string; children: ReactNode };

/** A tool with all that a picture of the library was made with. Where the picture is gone, the tool starts empty and says so. */
export function RemadeScreen({ id, children }: RemadeScreenProps) {
  const { data, error, isError, refetch } = useQuery(historyQuery(useApi(), id));
  if (data) return <Filled id={id} history={data} tool={children} />;
  if (isMissing(error)) return <Empty id={id}>{children}</Empty>;
  if (!isError) return <Spinner size="screen" />;
  return (
    <ErrorState
      title={messageFor(error, messages.notLoaded)}
      action={<Button onClick={() => void refetch()}>Tentar novamente</Button>}
    />
  );
}

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request');

function Filled({ id, history, tool }: { id: string; history: ImageHistory; tool: ReactNode }) {
  const remake = useMemo(() => {
    const found = remakeOf(history, id);
    if (!found) return null;
    const hasSource = found.source !== null || found.productPhoto !== null;
    return { ...found, notes: <RemakeNotes node={found.node} hasSource={hasSource} /> };
  }, [history, id]);
  if (!remake) return <Empty id={id}>{tool}</Empty>;
  return <RemakeContext value={remake}>{tool}</RemakeContext>;
}

function Empty({ id, children }: RemadeScreenProps) {
  const remake = useMemo(
    () => ({
      ...{ id, prompt: '', options: {}, picture: null, source: null, productPhoto: null },
      notes: <Notice tone="warning">{messages.gone}</Notice>,
    }),
    [id],
  );
  return <RemakeContext value={remake}>{children}</RemakeContext>;
}
