import { Bell, KeyRound, MessageCircleHeart, Sparkles, Type, WandSparkles } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { StatusBadge } from '../feedback/status-badge.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { Dropzone } from '../images/dropzone.tsx';
import { ImageFrame } from '../images/image-frame.tsx';
import { PhotoThumbnails } from '../images/photo-thumbnails.tsx';
import { GlowText, PageHeader } from '../navigation/page-header.tsx';
import { Avatar } from '../surfaces/avatar.tsx';
import { Card } from '../surfaces/card.tsx';
import { ToolTile } from '../surfaces/tool-tile.tsx';
import { picture } from './sample-pictures.ts';
import { SampleFrame } from './sample-shell.tsx';
import styles from './screens.module.css';

const nothing = () => undefined;

const RECENT = [
  {
    src: picture('bottle', 'rustic'),
    prompt: 'Azeite em mesa rústica, luz da manhã...',
    label: 'Edição de Imagem',
  },
  {
    src: picture('jar', 'rose'),
    prompt: 'Creme facial sobre seda rosa, pétalas...',
    label: 'Alteração de Fundo',
  },
  {
    src: picture('mug', 'mint'),
    prompt: 'Caneca artesanal, varanda com plantas...',
    label: 'Edição de Imagem',
  },
];

function QuickBox() {
  return (
    <Card tone="hero" padding="s" className={styles.quick}>
      <Dropzone label="Arraste, clique ou cole com Ctrl+V" camera="always" onFiles={nothing}>
        <PhotoThumbnails
          onRemove={nothing}
          photos={[
            { id: '1', name: 'azeite.jpg', src: picture('bottle', 'studio') },
            { id: '2', name: 'tênis.jpg', src: picture('sneaker', 'peach') },
          ]}
        />
      </Dropzone>
      <div className={styles.idea}>
        <TextArea
          label="Sua ideia"
          rows={4}
          fill
          defaultValue="Garrafa de azeite sobre mesa de madeira rústica, luz quente da manhã, ramos de oliveira ao fundo desfocado"
        />
        <div className={styles.ideaFoot}>
          <span>
            Precisa de mais controle? <TextLink href="#completa">acesse a ferramenta completa</TextLink>
          </span>
          <Button variant="primary" size="l" icon={<Sparkles />} className={styles.mainAction}>
            Gerar Anúncio Agora
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Recent() {
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2>Últimas Gerações</h2>
        <TextLink href="#biblioteca">Ver todas</TextLink>
      </div>
      <div className={styles.recent}>
        {RECENT.map((item, index) => (
          <Card key={item.prompt} as="article" padding="none">
            <ImageFrame
              src={item.src}
              alt={item.prompt}
              aspect="4/3"
              overlayStart={
                <StatusBadge floating tone={index === 2 ? 'warning' : 'success'}>
                  {index === 2 ? 'Processando' : 'Concluído'}
                </StatusBadge>
              }
            />
            <div className={styles.recentBody}>
              <p>{item.prompt}</p>
              <p className={styles.meta}>
                <span>{item.label}</span>
                <span>20/11/2026</span>
                <span>1f3a9c2{index}</span>
              </p>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}

export function DashboardScreen() {
  return (
    <SampleFrame current="Dashboard">
      <div className={styles.screen}>
        <PageHeader
          size="hero"
          title={
            <>
              Transforme suas ideias em <GlowText>criativos profissionais</GlowText> em segundos
            </>
          }
          actions={
            <div className={styles.heroActions}>
              <IconButton label="Notificações" icon={<Bell />} variant="secondary" shape="round" />
              <Avatar name="Ana Vieira" />
            </div>
          }
        />
        <QuickBox />
        <div className={styles.lower}>
          <section>
            <div className={styles.sectionHead}>
              <h2>Outras Ferramentas</h2>
            </div>
            <div className={styles.toolGrid}>
              <ToolTile icon={<WandSparkles />} title="Gerador de Criativos" />
              <ToolTile icon={<MessageCircleHeart />} title="Assistente Andrômeda" accent="dust" />
              <ToolTile icon={<Type />} title="Criador de Título" accent="core" />
              <ToolTile icon={<KeyRound />} title="Gerador de Palavras-chave" accent="success" />
            </div>
          </section>
          <Recent />
        </div>
      </div>
    </SampleFrame>
  );
}
