import {
  Button,
  DropdownMenu,
  DropdownMenuItem,
  EmptyState,
  ErrorState,
  IconButton,
  Skeleton,
} from '@andromeda/design-system';
import { type ConversationSummary, Link, messageFor, useApi } from '@andromeda/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import styles from './conversation-list.module.css';
import { conversationsQuery } from './conversation-queries.ts';
import { messages } from './messages.ts';
import { addressOf } from './use-chat-address.ts';
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

/** The user's conversations, the one spoken in last first. */
export function ConversationList({ current, gone, onOpen, onRename, onDelete }: ConversationListProps) {
  const list = useInfiniteQuery(conversationsQuery(useApi()));
  const all = list.data?.pages.flatMap((page) => page.conversations) ?? [];
  const conversations = all.filter(({ id }) => !gone.has(id));
  if (list.isPending) return <Loading />;
  if (list.isError && conversations.length === 0)
    return (
      <ErrorState
        title={messageFor(list.error, messages.listFailed)}
        action={<Button onClick={() => void list.refetch()}>Tentar novamente</Button>}
      />
    );
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
};

function Line({ conversation, current, onOpen, onRename, onDelete }: LineProps) {
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
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} shape="block" height={52} />
      ))}
    </div>
  );
}
