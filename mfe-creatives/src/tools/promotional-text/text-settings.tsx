import { ActionBar, Checkbox, Notice, TextArea } from '@andromeda/design-system';
import { Type } from 'lucide-react';
import { messages } from '../../generation/messages.ts';
import { RunProblem } from '../../generation/run-problem.tsx';
import { BrandCheckbox } from '../../tool-frame/brand-checkbox.tsx';
import { PaidButton } from '../../tool-frame/paid-button.tsx';
import { SettingsCard } from '../../tool-frame/settings-card.tsx';
import type { TextTool } from './use-text-tool.ts';

type TextSettingsProps = { tool: TextTool; files: readonly File[] };

/** The words that go onto the picture. */
export function TextSettings({ tool, files }: TextSettingsProps) {
  const { run } = tool;
  return (
    <SettingsCard label="Adicionar Texto">
      <TextArea
        label="Texto promocional"
        rows={3}
        placeholder={'Ex.: Caneca esmaltada\nde R$ 69,90 por R$ 49,90\n30% OFF'}
        hint="Preço e desconto ganham destaque sozinhos."
        value={tool.text}
        onChange={(event) => tool.setText(event.currentTarget.value)}
      />
      <Checkbox
        label="Mão segurando produto"
        checked={tool.handHolding}
        onCheckedChange={tool.setHandHolding}
      />
      <BrandCheckbox choice={tool.brand} invites />
      {files.length > 1 && <Notice tone="info">{messages.firstPhotoOnly(files.length)}</Notice>}
      {run.problem && <RunProblem task={run.task} problem={run.problem} />}
      <ActionBar>
        <PaidButton
          task={run.task}
          variant="primary"
          size="l"
          icon={<Type />}
          busy={run.busy}
          busyLabel="Processando..."
          onClick={() => tool.start(files)}
        >
          Adicionar Texto
        </PaidButton>
      </ActionBar>
    </SettingsCard>
  );
}
