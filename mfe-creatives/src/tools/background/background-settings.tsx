import {
  ActionBar,
  ColorField,
  Notice,
  SegmentedControl,
  TextArea,
  TextLink,
} from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { PaintBucket, Scissors, Sparkles } from 'lucide-react';
import { messages } from '../../generation/messages.ts';
import { RunProblem } from '../../generation/run-problem.tsx';
import { BrandCheckbox } from '../../tool-frame/brand-checkbox.tsx';
import { PaidButton } from '../../tool-frame/paid-button.tsx';
import { SettingsCard } from '../../tool-frame/settings-card.tsx';
import { useCarry } from '../../use-creative-draft.ts';
import styles from './background.module.css';
import type { BackgroundType } from './background-request.ts';
import { backgroundTypes } from './background-types.ts';
import { swatches } from './swatches.ts';
import type { BackgroundTool } from './use-background-tool.ts';

const actions: Record<BackgroundType, { label: string; icon: typeof Scissors }> = {
  color: { label: 'Alterar Fundo', icon: PaintBucket },
  prompt: { label: 'Alterar Fundo', icon: Sparkles },
  remove: { label: 'Remover Fundo', icon: Scissors },
};

/** Marketplaces refuse covers with a logo: it is never a surprise. */
const LOGO_HINT = 'Seu logo vai no canto. Capas de marketplaces pedem a foto sem logo.';

type BackgroundSettingsProps = { tool: BackgroundTool; files: readonly File[] };

/** One colour, a described scene, or nothing behind the product. */
export function BackgroundSettings({ tool, files }: BackgroundSettingsProps) {
  const { types, type, run } = tool;
  const carry = useCarry();
  const { label, icon: Icon } = actions[type];
  // docs/product.md#rules-of-the-image-tools: a blank description and a removal without a photo cannot be pressed.
  const incomplete = (type === 'prompt' && !tool.description.trim()) || (type === 'remove' && !files.length);
  return (
    <SettingsCard label="Editar Fundo">
      {types.length > 1 && (
        <SegmentedControl
          label="Tipo de fundo"
          options={backgroundTypes(types)}
          value={type}
          onValueChange={tool.choose}
        />
      )}
      <TypeSettings tool={tool} />
      {type !== 'remove' && <BrandCheckbox choice={tool.brand} hint={LOGO_HINT} />}
      {type !== 'prompt' && files.length > 1 && (
        <Notice tone="info">
          {messages.firstPhotoOnly(files.length)}{' '}
          <TextLink asChild>
            <Link to="/creative-generator/lote" state={carry({ files, idea: '' })}>
              Fazer todas de uma vez
            </Link>
          </TextLink>
        </Notice>
      )}
      {run.problem && <RunProblem task={run.task} problem={run.problem} />}
      <ActionBar>
        <PaidButton
          task={run.task}
          variant="primary"
          size="l"
          icon={<Icon />}
          busy={run.busy}
          busyLabel="Processando..."
          disabled={incomplete}
          onClick={() => tool.start(files)}
        >
          {label}
        </PaidButton>
      </ActionBar>
    </SettingsCard>
  );
}

function TypeSettings({ tool }: { tool: BackgroundTool }) {
  const { type, color, description, run } = tool;
  if (type === 'color')
    return (
      <ColorField
        label="Cor do fundo"
        value={color}
        onValueChange={tool.setColor}
        swatches={swatches}
        disabled={run.busy}
      />
    );
  if (type === 'remove')
    return (
      <p className={styles.explanation}>
        O produto fica, o fundo some: a imagem sai em PNG com transparência.
      </p>
    );
  return (
    <TextArea
      label="Descreva o fundo"
      rows={3}
      placeholder="Ex.: mesa de madeira clara, luz da manhã e folhas ao fundo"
      value={description}
      onChange={(event) => tool.setDescription(event.currentTarget.value)}
    />
  );
}
