import { EmptyState, Select, TextArea } from '@andromeda/design-system';
import { type Marketplace, useApi, useDraft, useLocation, useNavigate } from '@andromeda/platform';
import { LONGEST_LISTING_FIELDS, marketplaces, titleLimitOf } from 'bff/contract/browser';
import { useEffect, useEffectEvent } from 'react';
import { fullField } from '../../full-field.ts';
import { TextToolScreen } from '../../text-tool-screen.tsx';
import { useTextTool } from '../../use-text-tool.ts';
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
  const work = useTextTool({ tool: 'titles', write: api.texts.titles, ...messages });
  const submit = () => {
    const request = {
      description: fields.description.trim(),
      keywords: fields.keywords.trim(),
      marketplace: fields.marketplace as Marketplace,
    };
    work.submit(request.description || request.keywords ? request : null);
  };
  const { answer, asked } = work.writing;
  const shown = work.again ?? (answer && { texts: answer.titles, input: { ...asked } });
  return (
    <TextToolScreen
      title="Criador de Título"
      subtitle={`Títulos de até ${titleLimitOf(fields.marketplace)} caracteres, feitos para vender`}
      work={work}
      action="Gerar Títulos"
      missing={messages.missing}
      onSubmit={submit}
      fields={<TitleFields fields={fields} onChange={change} />}
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
    </TextToolScreen>
  );
}

interface TitleFieldsProps {
  fields: typeof empty;
  onChange(part: Partial<typeof empty>): void;
}

function TitleFields({ fields, onChange }: TitleFieldsProps) {
  return (
    <>
      <TextArea
        label="Descrição do produto (opcional)"
        rows={4}
        {...fullField(fields.description, LONGEST_LISTING_FIELDS.description)}
        placeholder="Ex.: tênis de corrida masculino azul, leve, com amortecimento em gel"
        value={fields.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <TextArea
        label="Palavras-chave (opcional)"
        rows={2}
        hint="Separe por vírgulas."
        {...fullField(fields.keywords, LONGEST_LISTING_FIELDS.keywords)}
        value={fields.keywords}
        onChange={(event) => onChange({ keywords: event.currentTarget.value })}
      />
      <Select
        label="Onde você vai anunciar"
        options={marketplaceOptions}
        value={fields.marketplace}
        onValueChange={(marketplace) => onChange({ marketplace })}
      />
    </>
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

/** What the keyword generator sent along. */
function keywordsIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('keywords' in state)) return '';
  return typeof state.keywords === 'string' ? state.keywords : '';
}
