import { ArrowLeft, ClipboardPaste, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Chip } from '../feedback/chip.tsx';
import { Notice } from '../feedback/notice.tsx';
import { SegmentedControl } from '../fields/segmented-control.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { ImageFrame } from '../images/image-frame.tsx';
import { ActionBar } from '../navigation/action-bar.tsx';
import { PageHeader } from '../navigation/page-header.tsx';
import { Card } from '../surfaces/card.tsx';
import { Disclosure } from '../surfaces/disclosure.tsx';
import { picture, type SceneName } from './sample-pictures.ts';
import { SampleFrame } from './sample-shell.tsx';
import styles from './screens.module.css';

const SCENES: SceneName[] = ['studio', 'rose', 'mint', 'nebula', 'sky'];

function Templates() {
  const [chosen, setChosen] = useState<SceneName>('rose');
  return (
    <Disclosure label="Usar templates por nicho" defaultOpen>
      <div className={styles.strip}>
        {SCENES.map((scene) => (
          <button
            key={scene}
            type="button"
            aria-pressed={scene === chosen}
            aria-label={`Modelo ${scene}`}
            onClick={() => setChosen(scene)}
            className={styles.thumb}
          >
            <ImageFrame src={picture('jar', scene)} alt="" rounded />
          </button>
        ))}
      </div>
    </Disclosure>
  );
}

export function GenerateScreen() {
  const [format, setFormat] = useState('square');
  return (
    <SampleFrame current="Gerador de Criativos" gutter="none">
      <PageHeader
        size="bar"
        title="Gerar Imagem"
        subtitle="Criar imagem do zero"
        back={<IconButton label="Voltar" icon={<ArrowLeft />} variant="sunken" />}
        actions={
          <Chip tone="accent" icon={<Sparkles />}>
            42
          </Chip>
        }
      />
      <div className={styles.generate}>
        <Card padding="s">
          <TextArea
            label="Descreva a imagem que deseja gerar:"
            rows={4}
            defaultValue="Creme facial sobre bancada de mármore claro, pétalas ao redor, luz suave de janela"
          />
          <Templates />
        </Card>
        <SegmentedControl
          label="Formato"
          labelHidden
          layout="tiles"
          value={format}
          onValueChange={setFormat}
          options={[
            { value: 'square', label: 'Quadrado', description: '1024×1024' },
            { value: 'auto', label: 'Automático', description: 'melhor para o conteúdo' },
          ]}
        />
        <Notice tone="tip">
          Diga o produto, a superfície, a luz e o clima: quanto mais concreto, melhor a imagem.
        </Notice>
        <p className={styles.pasteHint}>
          <ClipboardPaste size={20} aria-hidden="true" /> Cole uma imagem para análise
        </p>
        <ActionBar>
          <Button variant="primary" size="l" icon={<Sparkles />}>
            Gerar Imagem
          </Button>
        </ActionBar>
      </div>
    </SampleFrame>
  );
}
