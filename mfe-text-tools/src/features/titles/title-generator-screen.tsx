import { Button, Card, EmptyState, Notice, PageHeader, Select, TextArea } from '@andromeda/design-system';
import {
  type Marketplace,
  type TextRecord,
  useApi,
  useDraft,
  useLocation,
  useNavigate,
} from '@andromeda/platform';
import { LONGEST_LISTING_FIELDS, marketplaces, titleLimitOf } from 'bff/contract/browser';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { History } from '../../history/history.tsx';
import { Problem } from '../../problem.tsx';
import styles from '../../tool-screen.module.css';
import { TurboLeft } from '../../turbo-left.tsx';
import { useWriting } from '../../use-writing.ts';
import { messages } from './messages.ts';
import { TitleList } from './title-list.tsx';

const empty = { description: '', keywords: '', marketplace: marketplaces[0].id as string };
const marketplaceOptions = marketplaces.map(({ id, name, titleLimit }) => ({
  value: id,
  label: `${name} (${titleLimit} caracteres)`,
}));

export function TitleGeneratorScreen() {
  const api = useApi();
  const [fields, change] = useDraft('titles', empty);
  useCarriedKeywords((keywords) => change({ keywords }));
  const [missing, setMissing] = useState(false);
  const [again, setAgain] = useState<TextRecord | null>(null);
  const writing = useWriting({ tool: 'titles', write: api.texts.titles, ...messages });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = {
      description: fields.description.trim(),
      keywords: fields.keywords.trim(),
      marketplace: fields.marketplace as Marketplace,
    };
    const nothing = !request.description && !request.keywords;
    setMissing(nothing);
    setAgain(null);
    if (nothing) writing.clear();
    else writing.run(request);
  };
  const made = writing.answer && { texts: writing.answer.titles, input: { ...writing.asked } };
  const shown = again ?? made;
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Criador de Título"
        subtitle={`Títulos de até ${titleLimitOf(fields.marketplace)} caracteres, feitos para vender`}
      />
      <div className={styles.columns}>
        <Card as="form" padding="l" onSubmit={submit} className={styles.form}>
          <TextArea
            label="Descrição do produto (opcional)"
            rows={4}
            maxLength={LONGEST_LISTING_FIELDS.description}
            placeholder="Ex.: tênis de corrida masculino azul, leve, com amortecimento em gel"
            value={fields.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
          <TextArea
            label="Palavras-chave (opcional)"
            rows={2}
            maxLength={LONGEST_LISTING_FIELDS.keywords}
            hint="Separe por vírgulas."
            value={fields.keywords}
            onChange={(event) => change({ keywords: event.currentTarget.value })}
          />
          <Select
            label="Onde você vai anunciar"
            options={marketplaceOptions}
            value={fields.marketplace}
            onValueChange={(marketplace) => change({ marketplace })}
          />
          {missing && <Notice tone="error">{messages.missing}</Notice>}
          {writing.problem && <Problem text={writing.problem} outOfCredits={writing.outOfCredits} />}
          <Button type="submit" variant="primary" size="l" busy={writing.busy} busyLabel="Gerando...">
            Gerar Títulos
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
            {shown ? (
              <TitleList titles={shown.texts} limit={titleLimitOf(shown.input.marketplace ?? '')} />
            ) : (
              <EmptyState
                drawing="spark"
                title="Seus três títulos aparecem aqui"
                description="Conte o que você vende ou escolha palavras-chave, e copie o título que preferir."
              />
            )}
            {writing.answer?.demonstration && !again && <Demonstration />}
          </Card>
          <History tool="titles" onReuse={setAgain} />
        </div>
      </div>
    </div>
  );
}

/** Takes what the keyword generator sent along, once: a reload finds what was typed since. */
function useCarriedKeywords(take: (keywords: string) => void): void {
  const carried = keywordsIn(useLocation().state);
  const navigate = useNavigate();
  const takeOnce = useEffectEvent(() => {
    if (!carried) return;
    take(carried);
    void navigate('.', { replace: true, state: null });
  });
  useEffect(() => takeOnce(), []);
}

/** A discreet word where no large model wrote. */
function Demonstration() {
  return (
    <p className={styles.small}>Textos de demonstração, montados por regras a partir das suas palavras.</p>
  );
}

/** What the keyword generator sent along. */
function keywordsIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('keywords' in state)) return '';
  return typeof state.keywords === 'string' ? state.keywords : '';
}
