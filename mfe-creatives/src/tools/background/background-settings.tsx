import {
  ActionBar,
  Button,
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
import { BrandCheckbox, BrandColorsCheckbox } from '../../tool-frame/brand-checkbox.tsx';
import { PaidButton } from '../../tool-frame/paid-button.tsx';
import { SettingsCard } from '../../tool-frame/settings-card.tsx';
import { useCarry } from '../../use-creative-draft.ts';
import styles from './background.module.css';
import { type Background, type BackgroundType, isComplete, type Margin } from './background-request.ts';
import { backgroundTypes } from './background-types.ts';
import { SavedStylesLater } from './saved-styles/saved-styles-later.tsx';
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
  const { types, background, change, run } = tool;
  const { type } = background;
  const carry = useCarry();
  const { label, icon: Icon } = actions[type];
  // docs/product.md#rules-of-the-image-tools: a blank description and a removal without a photo cannot be pressed.
  const incomplete = !isComplete(background) || (type === 'remove' && !files.length);
  return (
    <SettingsCard label="Editar Fundo">
      {types.length > 1 && (
        <SavedStylesLater background={background} types={types} disabled={run.busy} onApply={change} />
      )}
      {types.length > 1 && (
        <SegmentedControl
          label="Tipo de fundo"
          options={backgroundTypes(types)}
          value={type}
          onValueChange={(chosen) => change({ type: chosen })}
        />
      )}
      <TypeSettings tool={tool} />
      {type === 'prompt' && <BrandColorsCheckbox choice={tool.brandColors} besideBrand />}
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

function TypeSettings({ tool: { background, change, run } }: { tool: BackgroundTool }) {
  const { type, color, description } = background;
  if (type === 'color')
    return (
      <>
        <ColorField
          label="Cor do fundo"
          value={color}
          onValueChange={(hex) => change({ color: hex })}
          swatches={swatches}
          disabled={run.busy}
        />
        <AlsoUsed background={background} disabled={run.busy} onChange={change} />
      </>
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
      onChange={(event) => change({ description: event.currentTarget.value })}
    />
  );
}

const margins: Record<Margin, string> = {
  small: 'Margem pequena',
  medium: 'Margem média',
  large: 'Margem grande',
};

type AlsoUsedProps = { background: Background; disabled: boolean; onChange(part: Partial<Background>): void };

/** Margin and shadow have no field here: what came with a saved style is named, and can be left out. */
function AlsoUsed({ background: { margin, shadow }, disabled, onChange }: AlsoUsedProps) {
  const used = [
    margin && margins[margin],
    shadow !== undefined && (shadow ? 'Com sombra' : 'Sem sombra'),
  ].filter(Boolean);
  if (used.length === 0) return null;
  return (
    <div className={styles.also}>
      <span>{used.join(' · ')}</span>
      <Button
        variant="quiet"
        disabled={disabled}
        onClick={() => onChange({ margin: undefined, shadow: undefined })}
      >
        Não usar
      </Button>
    </div>
  );
}
