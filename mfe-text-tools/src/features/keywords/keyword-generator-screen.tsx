import { EmptyState, TextArea, TextField } from '@andromeda/design-system';
import { useApi, useDraft } from '@andromeda/platform';
import { LONGEST_LISTING_FIELDS } from 'bff/contract/browser';
import { fullField } from '../../full-field.ts';
import { TextToolScreen } from '../../text-tool-screen.tsx';
import { useTextTool } from '../../use-text-tool.ts';
import { KeywordChips } from './keyword-chips.tsx';
import { messages } from './messages.ts';

const empty = { title: '', description: '' };

export function KeywordGeneratorScreen() {
  const api = useApi();
  const [fields, change] = useDraft('keywords', empty);
  const work = useTextTool({ tool: 'keywords', write: api.texts.keywords, ...messages });
  const submit = () => {
    const request = { title: fields.title.trim(), description: fields.description.trim() };
    work.submit(request.title || request.description ? request : null);
  };
  const keywords = work.again?.texts ?? work.writing.answer?.keywords;
  return (
    <TextToolScreen
      title="Gerador de Palavras-chave"
      subtitle="As palavras que levam compradores ao seu anúncio"
      work={work}
      action="Gerar Palavras-chave"
      missing={messages.missing}
      onSubmit={submit}
      fields={
        <>
          <TextField
            label="Título do produto (opcional)"
            {...fullField(fields.title, LONGEST_LISTING_FIELDS.title)}
            value={fields.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <TextArea
            label="Descrição do produto (opcional)"
            rows={4}
            {...fullField(fields.description, LONGEST_LISTING_FIELDS.description)}
            value={fields.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        </>
      }
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
    </TextToolScreen>
  );
}
