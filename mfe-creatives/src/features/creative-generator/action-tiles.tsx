import { ToolIcon, ToolTile } from '@andromeda/design-system';
import { imageTools } from 'bff/contract/browser';
import type { TiledTool } from '../../tools/generator-parts.ts';
import styles from './creative-generator.module.css';

const tiles = imageTools.flatMap(({ name, tile }) => (tile ? [{ name: name as TiledTool, ...tile }] : []));

type ActionTilesProps = { chosen: TiledTool | null; onChoose: (tool: TiledTool | null) => void };

/** What can be done: one at a time, or none. */
export function ActionTiles({ chosen, onChoose }: ActionTilesProps) {
  return (
    <div className={styles.tiles}>
      {tiles.map(({ name, icon, ...tile }) => (
        <ToolTile
          key={name}
          selected={chosen === name}
          onClick={() => onChoose(chosen === name ? null : name)}
          icon={<ToolIcon name={icon} />}
          {...tile}
        />
      ))}
    </div>
  );
}
