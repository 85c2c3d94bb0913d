import { StatusBadge, ToolTile } from '@andromeda/design-system';
import { ImagePlus, PaintBucket, Pencil, Type } from 'lucide-react';
import styles from './creative-generator.module.css';

export type CreativeAction = 'background';

const coming = [
  { title: 'Editar Imagem', description: 'Mudar cenário e ambiente', icon: <Pencil />, accent: 'dust' },
  { title: 'Adicionar Texto', description: 'Inserir textos promocionais', icon: <Type />, accent: 'core' },
  { title: 'Geração de Imagem', description: 'Criar imagem do zero', icon: <ImagePlus />, accent: 'success' },
] as const;

type ActionTilesProps = { chosen: CreativeAction | null; onChoose: (action: CreativeAction | null) => void };

/** What can be done with the photos. What is not there yet says so and cannot be chosen. */
export function ActionTiles({ chosen, onChoose }: ActionTilesProps) {
  return (
    <div className={styles.tiles}>
      <ToolTile
        icon={<PaintBucket />}
        title="Editar Fundo"
        description="Trocar, colorir ou remover"
        selected={chosen === 'background'}
        onClick={() => onChoose(chosen === 'background' ? null : 'background')}
      />
      {coming.map(({ description, ...tile }) => (
        <ToolTile
          key={tile.title}
          disabled
          description={
            <>
              <span className={styles.tileDescription}>{description}</span>
              <StatusBadge>Em breve</StatusBadge>
            </>
          }
          {...tile}
        />
      ))}
    </div>
  );
}
