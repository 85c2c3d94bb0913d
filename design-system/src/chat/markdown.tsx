import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './markdown.module.css';
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts';

export type MarkdownProps = Omit<ComponentProps<'div'>, 'children'> & {
  text: string;
  /** The text is still arriving: what has not been closed yet is drawn as if it were. */
  streaming?: boolean;
  /** Read after a link that leaves the app. */
  newTabLabel?: string;
};

/** Text as a model writes it. Never HTML, never a picture from elsewhere; links are marked and open beside the app. */
export function Markdown(props: MarkdownProps) {
  const { text, streaming = false, newTabLabel = 'abre em outra aba', className, ...rest } = props;
  return (
    <div {...rest} className={clsx(styles.markdown, className)}>
      {parseMarkdown(text, { streaming }).map((block, index) => (
        <Fragment key={index}>{drawBlock(block, newTabLabel)}</Fragment>
      ))}
    </div>
  );
}

function drawBlock(block: Block, newTabLabel: string): ReactNode {
  switch (block.type) {
    case 'code':
      return <pre className={styles.code}>{block.text}</pre>;
    case 'paragraph':
      return <p>{draw(block.children, newTabLabel)}</p>;
    case 'heading':
      return (
        <p>
          <strong>{draw(block.children, newTabLabel)}</strong>
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{draw(item, newTabLabel)}</li>);
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

function draw(nodes: Inline[], newTabLabel: string): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{drawInline(node, newTabLabel)}</Fragment>);
}

function drawInline(node: Inline, newTabLabel: string): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'code':
      return <code>{node.text}</code>;
    case 'strong':
      return <strong>{draw(node.children, newTabLabel)}</strong>;
    case 'emphasis':
      return <em>{draw(node.children, newTabLabel)}</em>;
    case 'link':
      return (
        <a href={node.href} target="_blank" rel="noopener noreferrer nofollow">
          {draw(node.children, newTabLabel)}
          <ExternalLink aria-hidden="true" />
          <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
        </a>
      );
  }
}
