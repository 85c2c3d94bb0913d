import { ArrowLeft, Download, RefreshCw, Sparkles, ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Chip } from '../feedback/chip.tsx';
import { Notice } from '../feedback/notice.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { BeforeAfter } from '../images/before-after.tsx';
import { PhotoThumbnails } from '../images/photo-thumbnails.tsx';
import { ActionBar } from '../navigation/action-bar.tsx';
import { PageHeader } from '../navigation/page-header.tsx';
import { Card } from '../surfaces/card.tsx';
import { picture } from './sample-pictures.ts';
import { SampleFrame } from './sample-shell.tsx';
import styles from './screens.module.css';

const nothing = () => undefined;

/** A tool with its result: before, after, and the three actions on it. */
export function ResultScreen() {
  return (
    <SampleFrame current="Gerador de Criativos" gutter="none">
      <PageHeader
        size="bar"
        title="Editar Imagem"
        subtitle="Mudar cenário e ambiente"
        back={<IconButton label="Voltar" icon={<ArrowLeft />} variant="sunken" />}
        actions={
          <Chip tone="accent" icon={<Sparkles />}>
            41
          </Chip>
        }
      />
      <div className={styles.result}>
        <Card padding="s">
          <div className={styles.form}>
            <PhotoThumbnails
              onRemove={nothing}
              onAdd={nothing}
              photos={[{ id: '1', name: 'tênis.jpg', src: picture('sneaker', 'plain') }]}
            />
            <TextArea label="Sua ideia" defaultValue="Tênis em um cenário de nebulosa, luz roxa" />
          </div>
        </Card>
        <Card padding="s">
          <div className={styles.form}>
            <Notice tone="success">Imagem editada com sucesso!</Notice>
            <BeforeAfter
              before={{ src: picture('sneaker', 'plain'), alt: 'Tênis fotografado em casa' }}
              after={{ src: picture('sneaker', 'nebula'), alt: 'O mesmo tênis em um cenário de nebulosa' }}
            />
            <div className={styles.answers}>
              <Button icon={<ThumbsUp />}>Ótima!</Button>
              <Button icon={<ThumbsDown />}>Não gostei</Button>
              <Button icon={<RefreshCw />}>Regenerar Imagem</Button>
              <Button icon={<Download />}>Download</Button>
            </div>
          </div>
        </Card>
        <ActionBar>
          <Button variant="primary" size="l" icon={<Sparkles />}>
            Editar Imagem
          </Button>
        </ActionBar>
      </div>
    </SampleFrame>
  );
}
