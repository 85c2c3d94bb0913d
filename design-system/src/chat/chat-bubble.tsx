import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './chat-bubble.module.css';

export type ChatBubbleProps = ComponentProps<'article'> & {
  from: 'assistant' | 'user';
  /** The speaker's name, for screen readers. */
  name: string;
  /** The plain text, shown with its line breaks. */
  text?: string;
  /** Already formatted words, instead of `text`. */
  children?: ReactNode;
  /** `waiting` before the first word, `streaming` while words arrive, `failed` when no more will arrive. */
  state?: 'ready' | 'waiting' | 'streaming' | 'failed';
  /** The accessible name of the moving dots while waiting. */
  waitingLabel?: string;
  /** Above the words, such as a photo that goes with them. */
  media?: ReactNode;
  /** A face beside the assistant's words, such as the GalaxyMark. */
  avatar?: ReactNode;
  /** Below the words, such as a CopyButton. */
  actions?: ReactNode;
};

/** One message of a conversation. Put the bubbles into a ChatLog, which announces new ones. */
export function ChatBubble(props: ChatBubbleProps) {
  const {
    from,
    name,
    text,
    children,
    state = 'ready',
    waitingLabel = 'Escrevendo…',
    media,
    avatar,
    actions,
    ...others
  } = props;
  const { className, ...rest } = others;
  return (
    <article
      aria-label={name}
      {...rest}
      data-from={from}
      data-state={state}
      aria-busy={state === 'waiting' || state === 'streaming' || undefined}
      className={clsx(styles.message, className)}
    >
      {avatar && (
        <span aria-hidden="true" className={styles.avatar}>
          {avatar}
        </span>
      )}
      <div className={styles.column}>
        <div className={styles.bubble}>
          {media && <div className={styles.media}>{media}</div>}
          {state === 'waiting' ? (
            <span role="img" aria-label={waitingLabel} className={styles.dots}>
              <i />
              <i />
              <i />
            </span>
          ) : (
            (children ?? <p className={styles.asWritten}>{text}</p>)
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}

export type ChatLogProps = ComponentProps<'div'> & { label: string };

/** The conversation: a live log, so that screen readers announce finished messages, which the keyboard can scroll. */
export function ChatLog({ label, className, ...rest }: ChatLogProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: users must be able to scroll it without a pointer.
    <div role="log" aria-label={label} tabIndex={0} {...rest} className={clsx(styles.log, className)} />
  );
}
