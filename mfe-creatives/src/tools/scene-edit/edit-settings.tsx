import { ActionBar, Button, Notice, TextArea } from '@andromeda/design-system';
import { Pencil, WandSparkles } from 'lucide-react';
import { FormatChoice } from '../../generation/format-choice.tsx';
import { RunProblem } from '../../generation/run-problem.tsx';
import { PromptActions } from '../../templates/prompt-actions.tsx';
import { RestorePrompt } from '../../templates/restore-prompt.tsx';
import { TemplatePicker } from '../../templates/template-picker.tsx';
import { BrandColorsCheckbox } from '../../tool-frame/brand-checkbox.tsx';
import { PaidButton } from '../../tool-frame/paid-button.tsx';
import { SettingsCard } from '../../tool-frame/settings-card.tsx';
import type { EditTool } from './use-edit-tool.ts';

type EditSettingsProps = { tool: EditTool; files: readonly File[] };

/** The scene in words, by hand, by the AI or by a template. */
export function EditSettings({ tool, files }: EditSettingsProps) {
  const { prompt, automatic, template, run, restore } = tool;
  return (
    <SettingsCard label="Editar Imagem">
      <TextArea
        label="Sua ideia"
        rows={4}
        placeholder="Conte em que cena o produto deve aparecer"
        {...template.field}
        labelAction={restore && <RestorePrompt onRestore={restore} />}
        value={prompt}
        onChange={(event) => tool.setPrompt(event.currentTarget.value)}
      />
      <PromptActions prompt={prompt} outcome={run.outcome}>
        <Button
          icon={<WandSparkles />}
          busy={automatic.busy}
          busyLabel="Gerando Prompt..."
          onClick={() => automatic.ask(files[0])}
        >
          Prompt Automático
        </Button>
      </PromptActions>
      {automatic.problem && <Notice tone="error">{automatic.problem}</Notice>}
      <BrandColorsCheckbox choice={tool.brandColors} />
      <FormatChoice value={tool.format} onValueChange={tool.setFormat} />
      <TemplatePicker value={template.chosenId} onChoose={template.choose} />
      {run.problem && <RunProblem task={run.task} problem={run.problem} />}
      <ActionBar>
        <PaidButton
          task={run.task}
          variant="primary"
          size="l"
          icon={<Pencil />}
          busy={run.busy}
          busyLabel="Processando..."
          onClick={() => tool.start(files)}
        >
          Editar Imagem
        </PaidButton>
      </ActionBar>
    </SettingsCard>
  );
}
