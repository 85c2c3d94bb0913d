import { Button, Card, ErrorState, IconButton, Skeleton, TextField } from '@andromeda/design-system';
import { messageFor, type TextRecord, type TextTool } from '@andromeda/platform';
import { LONGEST_SEARCH } from 'bff/contract/browser';
import { Eraser, Search, Trash2, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { ClearHistoryDialog } from './clear-history-dialog.tsx';
import styles from './history.module.css';
import { useForget, useHistory } from './history-queries.ts';
import { messages } from './messages.ts';
import { useQuiet } from './use-quiet.ts';

const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
/** As many fit on a screen: fewer need no search. */
const AT_A_GLANCE = 5;

interface HistoryProps {
  tool: TextTool;
  /** How a record is shown again. */
  onReuse(record: TextRecord): void;
}

/** What the tool has written before, newest first; it can be searched, and emptied one by one or whole. */
export function History({ tool, onReuse }: HistoryProps) {
  const [typed, setTyped] = useState('');
  const [clearing, setClearing] = useState(false);
  const search = useQuiet(typed.trim());
  const texts = useHistory(tool, search);
  const forgetting = useForget(tool);
  const all = texts.data?.pages.flatMap((page) => page.records) ?? [];
  const records = all.filter((record) => !forgetting.going.includes(record));
  const searching = typed !== '' || search !== '';
  if (texts.isSuccess && all.length === 0 && !searching) return null;
  return (
    <Card as="section" padding="l" aria-labelledby="historico" className={styles.history}>
      <div className={styles.top}>
        <h2 id="historico">Histórico</h2>
        {all.length > 0 && (
          <Button variant="quiet" icon={<Eraser />} onClick={() => setClearing(true)}>
            Limpar histórico
          </Button>
        )}
      </div>
      {(searching || all.length > AT_A_GLANCE) && <SearchField value={typed} onChange={setTyped} />}
      {texts.isPending && <Skeleton shape="block" height={120} />}
      {texts.isError && all.length === 0 && (
        <ErrorState
          title={messageFor(texts.error, messages.loadFailed)}
          action={<Button onClick={() => void texts.refetch()}>Tentar novamente</Button>}
        />
      )}
      {texts.isSuccess && all.length === 0 && <p className={styles.none}>{messages.noneFound}</p>}
      <ul className={styles.records}>
        {records.map((record) => (
          <RecordLine
            key={record.id}
            record={record}
            onReuse={() => onReuse(record)}
            onForget={() => forgetting.begin(record)}
          />
        ))}
      </ul>
      <Undo waiting={forgetting.waiting !== null} onUndo={forgetting.undo} />
      {texts.hasNextPage && (
        <Button busy={texts.isFetchingNextPage} onClick={() => void texts.fetchNextPage()}>
          Carregar mais
        </Button>
      )}
      <ClearHistoryDialog tool={tool} open={clearing} onClose={() => setClearing(false)} />
    </Card>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextField
      label="Buscar no histórico"
      labelHidden
      type="search"
      autoComplete="off"
      maxLength={LONGEST_SEARCH}
      placeholder="Buscar no histórico..."
      icon={<Search />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      trailing={value && <IconButton label="Limpar busca" icon={<X />} onClick={() => onChange('')} />}
    />
  );
}

/** Its line is gone: keyboard users keep their place while it closes. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

function Undo({ waiting, onUndo }: { waiting: boolean; onUndo: () => void }) {
  return (
    <div role="status" className={styles.undo}>
      {waiting && (
        <>
          <span>{messages.forgetting}</span>
          <Button ref={takeFocus} icon={<Undo2 />} onClick={onUndo}>
            Desfazer
          </Button>
        </>
      )}
    </div>
  );
}

type RecordLineProps = { record: TextRecord; onReuse: () => void; onForget: () => void };

function RecordLine({ record, onReuse, onForget }: RecordLineProps) {
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
        onClick={onForget}
      />
    </li>
  );
}
