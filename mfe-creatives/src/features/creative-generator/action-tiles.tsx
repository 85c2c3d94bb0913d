import { ToolTile } from '@andromeda/design-system';
import { ImagePlus, PaintBucket, Pencil, Type } from 'lucide-react';
import styles from './creative-generator.module.css';

export type CreativeAction = 'fundo' | 'contexto' | 'texto' | 'gerar';

const tiles = [
  {
    action: 'fundo',
    title: 'Editar Fundo',
    description: 'Trocar, colorir ou remover',
    icon: <PaintBucket />,
    accent: 'nebula',
  },
  {
    action: 'contexto',
    title: 'Editar Imagem',
    description: 'Mudar cenário e ambiente',
    icon: <Pencil />,
    accent: 'dust',
  },
  {
    action: 'texto',
    title: 'Adicionar Texto',
    description: 'Inserir textos promocionais',
    icon: <Type />,
    accent: 'core',
  },
  {
    action: 'gerar',
    title: 'Geração de Imagem',
    description: 'Criar imagem do zero',
    icon: <ImagePlus />,
    accent: 'success',
  },
] as const;

type ActionTilesProps = { chosen: CreativeAction | null; onChoose: (action: CreativeAction | null) => void };

/** What can be done: one at a time, or none. */
export function ActionTiles({ chosen, onChoose }: ActionTilesProps) {
  return (
    <div className={styles.tiles}>
      {tiles.map(({ action, ...tile }) => (
        <ToolTile
          key={action}
          selected={chosen === action}
          onClick={() => onChoose(chosen === action ? null : action)}
          {...tile}
        />
      ))}
    </div>
  );
}
