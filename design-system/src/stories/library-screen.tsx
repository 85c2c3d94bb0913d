import { Download, Maximize2, Search, Trash2 } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { StatusBadge } from '../feedback/status-badge.tsx';
import { Select } from '../fields/select.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ImageFrame } from '../images/image-frame.tsx';
import { PageHeader } from '../navigation/page-header.tsx';
import { Pagination } from '../navigation/pagination.tsx';
import { Card } from '../surfaces/card.tsx';
import { cutOut, picture } from './sample-pictures.ts';
import { SampleFrame } from './sample-shell.tsx';
import styles from './screens.module.css';

const nothing = () => undefined;

const ITEMS = [
  {
    src: picture('bottle', 'rustic'),
    label: 'Edição de Imagem',
    prompt: 'Azeite em mesa rústica de madeira, luz quente da manhã',
  },
  {
    src: picture('sneaker', 'nebula'),
    label: 'Alteração de Fundo',
    prompt: 'Tênis esportivo em fundo degradê vibrante',
  },
  {
    src: picture('jar', 'rose'),
    label: 'Adição de Texto',
    prompt: 'Creme facial com promoção de lançamento',
  },
  {
    src: picture('mug', 'mint'),
    label: 'Edição de Imagem',
    prompt: 'Caneca artesanal em varanda com plantas',
  },
  { src: cutOut('camera'), label: 'Remoção de Fundo', prompt: 'Câmera compacta, fundo removido', cut: true },
  {
    src: picture('watch', 'olive'),
    label: 'Alteração de Fundo',
    prompt: 'Relógio de couro em fundo verde oliva',
  },
];

export function LibraryScreen() {
  return (
    <SampleFrame current="Biblioteca">
      <div className={styles.screen} style={{ gap: 18 }}>
        <PageHeader
          title="Biblioteca"
          subtitle="Gerencie seus criativos salvos"
          actions="Mostrando 1 - 24 de 57 imagens"
        />
        <div className={styles.filters}>
          <TextField
            label="Buscar"
            labelHidden
            type="search"
            icon={<Search />}
            placeholder="Buscar por prompt ou operação..."
          />
          <Select
            label="Operação"
            labelHidden
            options={['Todas as operações', 'Edição de Imagem'].map((label) => ({ value: label, label }))}
          />
        </div>
        <div className={styles.gallery}>
          {ITEMS.map((item) => (
            <Card key={item.prompt} as="article" padding="none" className={styles.item}>
              <ImageFrame
                src={item.src}
                alt=""
                aspect="3/2"
                backdrop={item.cut ? 'checkered' : 'plain'}
                fit={item.cut ? 'contain' : 'cover'}
                overlayEnd={
                  <Button variant="overlay" icon={<Maximize2 />}>
                    Tela cheia
                  </Button>
                }
              />
              <div className={styles.itemBody}>
                <StatusBadge tone="accent">{item.label}</StatusBadge>
                <h2>{item.prompt}</h2>
                <p className={styles.meta}>Criado em 20/11/2026</p>
                <div className={styles.itemActions}>
                  <Button icon={<Download />}>Download</Button>
                  <Button variant="danger" icon={<Trash2 />}>
                    Excluir
                  </Button>
                </div>
              </div>
            </Card>
          ))}
        </div>
        <Pagination page={1} pageCount={3} onPageChange={nothing} />
      </div>
    </SampleFrame>
  );
}
