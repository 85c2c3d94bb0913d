import { Button, Card, Notice, PageHeader } from '@andromeda/design-system';
import { type TextRecord, type TextTool, usePublicConfig } from '@andromeda/platform';
import type { FormEvent, ReactNode } from 'react';
import { History } from './history/history.tsx';
import { Problem } from './problem.tsx';
import styles from './tool-screen.module.css';
import { TurboLeft } from './turbo-left.tsx';

/** The part of `useTextTool` that the screen shows. */
interface ToolAtWork {
  tool: TextTool;
  missing: boolean;
  again: TextRecord | null;
  reuse(record: TextRecord | null): void;
  writing: {
    busy: boolean;
    problem: string | null;
    outOfCredits: boolean;
    answer: { demonstration: boolean } | undefined;
  };
}

interface TextToolScreenProps {
  title: string;
  subtitle: string;
  work: ToolAtWork;
  fields: ReactNode;
  /** The button's label, and the sentence where the fields say too little. */
  action: string;
  missing: string;
  onSubmit(): void;
  /** The texts, or what is in their place before the first ones. */
  children: ReactNode;
}

/** The screen of a text tool: the form, what it wrote, and what was written before. */
export function TextToolScreen({ title, subtitle, work, fields, children, ...form }: TextToolScreenProps) {
  const { tool, writing, again } = work;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.onSubmit();
  };
  return (
    <div className={styles.screen}>
      <PageHeader title={title} subtitle={<Subtitle text={subtitle} />} />
      <div className={styles.columns}>
        <Card as="form" padding="l" onSubmit={submit} className={styles.form}>
          {fields}
          {work.missing && <Notice tone="error">{form.missing}</Notice>}
          {writing.problem && <Problem text={writing.problem} outOfCredits={writing.outOfCredits} />}
          <Button type="submit" variant="primary" size="l" busy={writing.busy} busyLabel="Gerando...">
            {form.action}
          </Button>
          <TurboLeft />
        </Card>
        <div className={styles.results}>
          <Card
            as="section"
            padding="l"
            aria-live="polite"
            aria-busy={writing.busy}
            className={styles.results}
          >
            {children}
            {writing.answer?.demonstration && !again && (
              <p className={styles.small}>
                Textos de demonstração, montados por regras a partir das suas palavras.
              </p>
            )}
          </Card>
          <History tool={tool} onReuse={work.reuse} />
        </div>
      </div>
    </div>
  );
}

function Subtitle({ text }: { text: string }) {
  const { textsByRules } = usePublicConfig();
  return (
    <>
      {text}
      {textsByRules && <span className={styles.byRules}>Demonstração por regras, sem IA externa</span>}
    </>
  );
}
