import { ActionBar, Button, Card, ColorField, Notice, SegmentedControl } from '@andromeda/design-system';
import { PaintBucket, Scissors } from 'lucide-react';
import styles from './background.module.css';
import { backgroundTypes } from './background-types.ts';
import { messages } from './messages.ts';
import { RunProblem } from './run-problem.tsx';
import { swatches } from './swatches.ts';
import type { BackgroundKind } from './use-background-run.ts';
import type { BackgroundTool } from './use-background-tool.ts';

const actionLabels: Record<BackgroundKind, string> = { color: 'Alterar Fundo', remove: 'Remover Fundo' };

type BackgroundSettingsProps = { tool: BackgroundTool; files: readonly File[] };

/** One colour behind the product, or nothing at all; only the first photo is used. */
export function BackgroundSettings({ tool, files }: BackgroundSettingsProps) {
  const { types, kind, color, run } = tool;
  return (
    <Card as="section" aria-label="Editar Fundo" className={styles.settings}>
      {types.length > 1 && (
        <SegmentedControl
          label="Tipo de fundo"
          options={backgroundTypes(types)}
          value={kind}
          onValueChange={(type) => {
            if (type !== 'prompt') tool.choose(type);
          }}
        />
      )}
      {kind === 'color' ? (
        <ColorField
          label="Cor do fundo"
          value={color}
          onValueChange={tool.setColor}
          swatches={swatches}
          disabled={run.busy}
        />
      ) : (
        <p className={styles.explanation}>
          O produto fica, o fundo some: a imagem sai em PNG com transparência.
        </p>
      )}
      {files.length > 1 && <Notice tone="info">{messages.firstPhotoOnly(files.length)}</Notice>}
      {run.problem && <RunProblem problem={run.problem} />}
      <ActionBar className={styles.bar}>
        <Button
          variant="primary"
          size="l"
          icon={kind === 'color' ? <PaintBucket /> : <Scissors />}
          busy={run.busy}
          busyLabel="Processando..."
          disabled={kind === 'remove' && files.length === 0}
          onClick={() => run.start(files[0], color)}
        >
          {actionLabels[kind]}
        </Button>
      </ActionBar>
    </Card>
  );
}
