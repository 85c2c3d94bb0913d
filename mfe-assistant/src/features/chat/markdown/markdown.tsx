import { useState } from 'react';
import { Blocks } from './blocks.tsx';
import { createGrowingReader } from './grow-markdown.ts';
import styles from './markdown.module.css';

interface MarkdownProps {
  text: string;
  /** The text is still arriving: marks that are not closed yet are drawn as if they were. */
  streaming?: boolean;
}

/** An answer as the model wrote it: GitHub's Markdown. HTML stays text, and no picture is loaded from elsewhere. */
export function Markdown({ text, streaming = false }: MarkdownProps) {
  const [read] = useState(createGrowingReader);
  return (
    <div className={styles.markdown}>
      <Blocks tokens={read(text, streaming)} />
    </div>
  );
}
