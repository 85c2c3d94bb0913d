import { Blocks } from './blocks.tsx';
import styles from './markdown.module.css';
import { readMarkdown } from './read-markdown.ts';

interface MarkdownProps {
  text: string;
  /** The text is still arriving: marks that are not closed yet are drawn as if they were. */
  streaming?: boolean;
}

/** An answer as the model wrote it: GitHub's Markdown. HTML stays text, and no picture is loaded from elsewhere. */
export function Markdown({ text, streaming = false }: MarkdownProps) {
  return (
    <div className={styles.markdown}>
      <Blocks tokens={readMarkdown(text, { streaming })} />
    </div>
  );
}
