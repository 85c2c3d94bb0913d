import type { ReactNode } from 'react';
import type { ImageOutcome } from '../generation/image-outcome.ts';
import { SaveTemplateButton } from './own/save-template.tsx';
import styles from './prompt-actions.module.css';

type PromptActionsProps = {
  prompt: string;
  /** What was made last, perhaps of these very words. */
  outcome: ImageOutcome | null;
  /** Before the rest, such as the automatic prompt. */
  children?: ReactNode;
};

/** What can be done with the words of a prompt. */
export function PromptActions({ prompt, outcome, children }: PromptActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      <SaveTemplateButton prompt={prompt} outcome={outcome} />
    </div>
  );
}
