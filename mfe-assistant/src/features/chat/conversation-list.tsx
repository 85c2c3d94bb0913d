import {
  Button,
  DropdownMenu,
  DropdownMenuItem,
  EmptyState,
  IconButton,
  Notice,
  Skeleton,
  TextField,
} from '@andromeda/design-system';
import { type ConversationSummary, Link, messageFor, useApi } from '@andromeda/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LONGEST_SEARCH } from 'bff/contract/browser';
import { Download, EllipsisVertical, Pencil, Search, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './conversation-list.module.css';
import { conversationsQuery } from './conversation-queries.ts';
import { messages } from './messages.ts';
import { addressOf } from './use-chat-address.ts';
import { useExport } from './use-export.ts';
import { optionsOf } from './use-focus-back.ts';
import { whenSpoken } from './when-spoken.ts';

interface ConversationListProps {
  current: string | null;
  /** Those that are on their way out. */
  gone: ReadonlySet<string>;
  onOpen?: () => void;
  onRename(conversation: ConversationSummary): void;
  onDelete(conversation: ConversationSummary): void;
}

/** The user's conversations, the one spoken in last first, and the search in them. */
export function ConversationList(props: ConversationListProps) {
  const [words, setWords] = useState('');
  const search = useSettled(words.trim());
  return (
    <div className={styles.list}>
      <Found {...props} search={search} />
      {/* Behind the list, which has the focus where a sheet opens: a field would bring a phone's keyboard up. */}
      <TextField
        type="search"
        label="Buscar nas conversas"
        labelHidden
        placeholder="Buscar nas conversas…"
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        icon={<Search />}
        className={styles.search}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </div>
  );
}

const PAUSE_MS = 300;

/** A text once nobody has typed in it for a moment; an emptied one at once. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(settle, text ? PAUSE_MS : 0, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type FoundProps = ConversationListProps & { search: string };

function Found({ current, gone, search, onOpen, onRename, onDelete }: FoundProps) {
  const list = useInfiniteQuery(conversationsQuery(useApi(), search));
  const save = useExport();
  const all = list.data?.pages.flatMap((page) => page.conversations) ?? [];
  const conversations = all.filter(({ id }) => !gone.has(id));
  if (list.isPending) return <Loading />;
  if (list.isError && conversations.length === 0)
    return (
      <div className={styles.failed}>
        <Notice tone="error">{messageFor(list.error, messages.listFailed)}</Notice>
        <Button onClick={() => void list.refetch()}>Tentar novamente</Button>
      </div>
    );
  if (conversations.length === 0 && search)
    return <EmptyState drawing="chat" title={messages.notFound} description="Tente com outras palavras." />;
  if (conversations.length === 0)
    return (
      <EmptyState
        drawing="chat"
        title="Nenhuma conversa ainda"
        description="O que você perguntar fica guardado aqui."
      />
    );
  return (
    <nav aria-label="Conversas" className={styles.list}>
      <ul className={styles.lines}>
        {conversations.map((conversation) => (
          <Line
            key={conversation.id}
            conversation={conversation}
            current={conversation.id === current}
            onOpen={onOpen}
            onExport={() => void save(conversation.id)}
            onRename={onRename}
            onDelete={onDelete}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Carregar mais
        </Button>
      )}
    </nav>
  );
}

type LineProps = Pick<ConversationListProps, 'onRename' | 'onDelete'> & {
  conversation: ConversationSummary;
  current: boolean;
  onOpen: (() => void) | undefined;
  onExport(): void;
};

function Line({ conversation, current, onOpen, onExport, onRename, onDelete }: LineProps) {
  const { id, title, updatedAt } = conversation;
  return (
    <li className={styles.line}>
      <Link
        to={addressOf(id)}
        aria-current={current ? 'page' : undefined}
        className={styles.link}
        {...(onOpen && { onClick: onOpen })}
      >
        <span className={styles.title}>{title}</span>
        <time dateTime={updatedAt} className={styles.when}>
          {whenSpoken(updatedAt)}
        </time>
      </Link>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            id={optionsOf(id)}
            label={`Opções da conversa: ${title}`}
            icon={<EllipsisVertical />}
            size="s"
          />
        }
      >
        <DropdownMenuItem icon={<Pencil />} onSelect={() => onRename(conversation)}>
          Renomear
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Download />} onSelect={onExport}>
          Exportar
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Trash2 />} tone="danger" onSelect={() => onDelete(conversation)}>
          Excluir
        </DropdownMenuItem>
      </DropdownMenu>
    </li>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className={styles.list}>
      <Skeleton shape="block" height={52} />
      <Skeleton shape="block" height={52} />
      <Skeleton shape="block" height={52} />
      <Skeleton shape="block" height={52} />
    </div>
  );
}
