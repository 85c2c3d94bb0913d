import { ActionBar, Notice, TextArea } from '@andromeda/design-system';
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormatChoice } from '../../generation/format-choice.tsx';
import { RunProblem } from '../../generation/run-problem.tsx';
import { PromptActions } from '../../templates/prompt-actions.tsx';
import { RestorePrompt } from '../../templates/restore-prompt.tsx';
import { TemplatePicker } from '../../templates/template-picker.tsx';
import { BrandColorsCheckbox } from '../../tool-frame/brand-checkbox.tsx';
import { PaidButton } from '../../tool-frame/paid-button.tsx';
import { SettingsCard } from '../../tool-frame/settings-card.tsx';
import type { GenerationTool } from './use-generation-tool.ts';

type GenerationSettingsProps = {
  tool: GenerationTool;
  /** What the button says while it works. */
  busyLabel: string;
  /** Templates under a heading of their own, folded away at first. */
  templatesFolded?: boolean;
  /** Between the prompt and the rest, such as the analysis of a pasted picture. */
  children?: ReactNode;
};

/** The picture in words. */
export function GenerationSettings(props: GenerationSettingsProps) {
  const { tool, busyLabel, templatesFolded = false, children } = props;
  const { prompt, template, run } = tool;
  return (
    <SettingsCard label="Gerar Imagem">
      <TextArea
        label="Descreva a imagem que deseja gerar:"
        rows={4}
        placeholder="Ex.: frasco de perfume sobre mármore branco, com pétalas de rosa e luz suave"
        {...template.field}
        labelAction={template.restore && <RestorePrompt onRestore={template.restore} />}
        value={prompt}
        onChange={(event) => tool.setPrompt(event.currentTarget.value)}
      />
      <PromptActions prompt={prompt} outcome={run.outcome} />
      {children}
      <TemplatePicker
        value={template.chosenId}
        onChoose={template.choose}
        {...(templatesFolded && { heading: 'Usar templates por nicho', defaultOpen: false })}
      />
      <BrandColorsCheckbox choice={tool.brandColors} />
      <FormatChoice value={tool.format} onValueChange={tool.setFormat} />
      <Notice tone="tip" title="Dica">
        Diga o produto, a superfície, a luz e o clima da cena. Quanto mais concreto, melhor a imagem.
      </Notice>
      {run.problem && <RunProblem task={run.task} problem={run.problem} />}
      <ActionBar>
        <PaidButton
          task={run.task}
          variant="primary"
          size="l"
          icon={<ImagePlus />}
          busy={run.busy}
          busyLabel={busyLabel}
          disabled={!prompt.trim()}
          onClick={tool.start}
        >
          Gerar Imagem
        </PaidButton>
      </ActionBar>
    </SettingsCard>
  );
}
