import { Button, Card, EmptyState, Notice, PageHeader, TextArea, TextField } from '@andromeda/design-system';
import { type TextRecord, useApi, useDraft } from '@andromeda/platform';
import { LONGEST_LISTING_FIELDS } from 'bff/contract/browser';
import { type FormEvent, useState } from 'react';
import { History } from '../../history/history.tsx';
import { Problem } from '../../problem.tsx';
import styles from '../../tool-screen.module.css';
import { TurboLeft } from '../../turbo-left.tsx';
import { useWriting } from '../../use-writing.ts';
import { KeywordChips } from './keyword-chips.tsx';
import { messages } from './messages.ts';

const empty = { title: '', description: '' };

export function KeywordGeneratorScreen() {
  const api = useApi();
  const [fields, change] = useDraft('keywords', empty);
  const [missing, setMissing] = useState(false);
  const [again, setAgain] = useState<TextRecord | null>(null);
  const writing = useWriting({ tool: 'keywords', write: api.texts.keywords, ...messages });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = { title: fields.title.trim(), description: fields.description.trim() };
    const nothing = !request.title && !request.description;
    setMissing(nothing);
    setAgain(null);
    if (nothing) writing.clear();
    else writing.run(request);
  };
  const keywords = again?.texts ?? writing.answer?.keywords;
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Gerador de Palavras-chave"
        subtitle="As palavras que levam compradores ao seu anúncio"
      />
      <div className={styles.columns}>
        <Card as="form" padding="l" onSubmit={submit} className={styles.form}>
          <TextField
            label="Título do produto (opcional)"
            maxLength={LONGEST_LISTING_FIELDS.title}
            value={fields.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <TextArea
            label="Descrição do produto (opcional)"
            rows={4}
            maxLength={LONGEST_LISTING_FIELDS.description}
            value={fields.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
          {missing && <Notice tone="error">{messages.missing}</Notice>}
          {writing.problem && <Problem text={writing.problem} outOfCredits={writing.outOfCredits} />}
          <Button type="submit" variant="primary" size="l" busy={writing.busy} busyLabel="Gerando...">
            Gerar Palavras-chave
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
            {keywords ? (
              <KeywordChips key={keywords.join()} keywords={keywords} />
            ) : (
              <EmptyState
                drawing="spark"
                title="Suas palavras-chave aparecem aqui"
                description="Com o título ou a descrição do produto, você recebe até 15 para copiar."
              />
            )}
            {writing.answer?.demonstration && !again && (
              <p className={styles.small}>
                Textos de demonstração, montados por regras a partir das suas palavras.
              </p>
            )}
          </Card>
          <History tool="keywords" onReuse={setAgain} />
        </div>
      </div>
    </div>
  );
}
