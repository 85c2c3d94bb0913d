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
          <li key={conversation.id} className={styles.line}>
            <Link
              to={addressOf(conversation.id)}
              aria-current={conversation.id === current ? 'page' : undefined}
              className={styles.link}
              {...(onOpen && { onClick: onOpen })}
            >
              <span className={styles.title}>{conversation.title}</span>
              <time dateTime={conversation.updatedAt} className={styles.when}>
                {whenSpoken(conversation.updatedAt)}
              </time>
            </Link>
            <DropdownMenu
              align="end"
              trigger={
                <IconButton
                  id={optionsOf(conversation.id)}
                  label={`Opções da conversa: ${conversation.title}`}
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

function Loading() {
  return (
    <div aria-busy="true" className={styles.list}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} shape="block" height={52} />
      ))}
    </div>
  );
}
