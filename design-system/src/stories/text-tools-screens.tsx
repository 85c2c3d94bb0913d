import { KeyRound, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { CopyButton } from '../actions/copy-button.tsx';
import { CopyChip } from '../feedback/copy-chip.tsx';
import { Notice } from '../feedback/notice.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { PageHeader } from '../navigation/page-header.tsx';
import { Card } from '../surfaces/card.tsx';
import { SampleFrame } from './sample-shell.tsx';
import styles from './screens.module.css';

const TITLES = [
  'Azeite Extra Virgem Português 500ml Prensado a Frio Gourmet',
  'Azeite de Oliva Premium Acidez 0,2% Garrafa de Vidro 500ml',
  'Azeite Artesanal Extra Virgem Importado Ideal Para Saladas',
];
const WORDS = [
  'azeite extra virgem',
  'azeite português',
  'prensado a frio',
  'gourmet',
  'azeite de oliva 500ml',
  'tempero para salada com acidez muito baixa',
  'presente gastronômico',
  'importado',
];

function Tool({ current, form, result }: { current: string; form: ReactNode; result: ReactNode }) {
  return (
    <SampleFrame current={current}>
      <div className={styles.screen}>
        <PageHeader title={current} />
        <div className={styles.tool}>
          <Card padding="l">
            <form className={styles.form}>{form}</form>
          </Card>
          <Card padding="l">
            <div className={styles.form}>{result}</div>
          </Card>
        </div>
      </div>
    </SampleFrame>
  );
}

export function TitleScreen() {
  return (
    <Tool
      current="Criador de Título"
      form={
        <>
          <TextArea label="Descrição do produto" defaultValue="Azeite extra virgem português, 500 ml" />
          <TextField label="Palavras-chave" defaultValue="gourmet, prensado a frio" />
          <Button variant="primary" size="l" icon={<Sparkles />}>
            Gerar Títulos
          </Button>
        </>
      }
      result={
        <>
          <Notice tone="success">Títulos gerados com sucesso!</Notice>
          <ul className={styles.titles}>
            {TITLES.map((title) => (
              <li key={title}>
                <span>{title}</span>
                <CopyButton iconOnly label={`Copiar ${title}`} text={title} />
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

export function KeywordScreen() {
  return (
    <Tool
      current="Gerador de Palavras-chave"
      form={
        <>
          <TextField label="Título" defaultValue="Azeite Extra Virgem Português 500ml" />
          <TextArea label="Descrição" />
          <Button variant="primary" size="l" icon={<KeyRound />}>
            Gerar Palavras-chave
          </Button>
        </>
      }
      result={
        <>
          <div className={styles.sectionHead}>
            <h2>Palavras-chave</h2>
            <CopyButton variant="quiet" label="Copiar Todas" text={WORDS.join(', ')} />
          </div>
          <div className={styles.words}>
            {WORDS.map((word) => (
              <CopyChip key={word} text={word} />
            ))}
          </div>
        </>
      }
    />
  );
}
