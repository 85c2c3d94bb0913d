import { Button, Notice } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import styles from './listings.module.css';
import { messages } from './messages.ts';
import type { useWriting } from './use-writing.ts';

type WritingNotesProps = { writing: ReturnType<typeof useWriting>; factsEdited: boolean };

/** What stands in the way of writing, and where more credits are. */
export function WritingNotes({ writing: { problem, outOfCredits }, factsEdited }: WritingNotesProps) {
  return (
    <>
      {factsEdited && <Notice tone="tip">{messages.fromFacts}</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      {outOfCredits && (
        <Button asChild className={styles.more}>
          <Link to="/plans">Comprar Créditos</Link>
        </Button>
      )}
    </>
  );
}
