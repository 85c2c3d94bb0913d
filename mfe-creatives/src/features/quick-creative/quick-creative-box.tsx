import { ActionBar, Card, TextArea, TextLink, useHasCamera } from '@andromeda/design-system';
import { Link, useDraft } from '@andromeda/platform';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { CreativeDraft } from '../../creative-draft.ts';
import { RunProblem } from '../../generation/run-problem.tsx';
import { PhotoPicker } from '../../photos/photo-picker.tsx';
import { useChosenPhotos } from '../../photos/use-chosen-photos.ts';
import { ImageResult } from '../../results/image-result.tsx';
import { PaidButton } from '../../tool-frame/paid-button.tsx';
import { useCarriedDraft, useCarry, useKeptDraft } from '../../use-creative-draft.ts';
import { PhotoActions } from './photo-actions.tsx';
import styles from './quick-creative-box.module.css';
import { ToolSheet } from './tool-sheet.tsx';
import { useQuickRun } from './use-quick-run.ts';

const FULL_TOOL = '/creative-generator';

/** Photos and an idea in, a creative out; or on to a tool, with all that was chosen. */
export function QuickCreativeBox() {
  const carried = useCarriedDraft();
  const carry = useCarry();
  const photos = useChosenPhotos(carried.files);
  const [initial] = useState({ idea: carried.idea });
  const [{ idea }, change] = useDraft('criativos:painel', initial);
  const hasCamera = useHasCamera();
  const draft: CreativeDraft = { files: photos.files, idea: idea.trim() };
  useKeptDraft(draft);
  const { run, start } = useQuickRun(draft);
  const hasPhotos = draft.files.length > 0;
  const empty = !hasPhotos && draft.idea === '';
  return (
    <>
      <Card
        as="form"
        tone="hero"
        padding="s"
        aria-label="Criar um anúncio"
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <PhotoPicker photos={photos} className={styles.photos} />
        <div className={styles.words}>
          {!empty && <PhotoActions draft={draft} />}
          <TextArea
            label="Sua ideia"
            rows={4}
            fill
            placeholder="Conte o que você vende e como imagina a cena"
            value={idea}
            onChange={(event) => change({ idea: event.currentTarget.value })}
            className={styles.idea}
          />
          {run.problem && <RunProblem task={run.task} problem={run.problem} />}
          <div className={styles.foot}>
            {!hasCamera && <FullToolLink state={carry(draft)} />}
            <ToolSheet draft={draft} fullTool={FULL_TOOL} everywhere={hasCamera} />
            <ActionBar className={styles.bar}>
              <CreateButton run={run} hasPhotos={hasPhotos} disabled={empty} />
            </ActionBar>
          </div>
        </div>
      </Card>
      {(run.busy || run.outcome) && <ImageResult run={run} photo={draft.files[0]} />}
    </>
  );
}

function FullToolLink({ state }: { state: unknown }) {
  return (
    <p className={styles.fullTool}>
      Precisa de mais controle?{' '}
      <TextLink asChild>
        <Link to={FULL_TOOL} state={state}>
          acesse a ferramenta completa
        </Link>
      </TextLink>
    </p>
  );
}

type Run = ReturnType<typeof useQuickRun>['run'];

function CreateButton({ run, hasPhotos, disabled }: { run: Run; hasPhotos: boolean; disabled: boolean }) {
  return (
    <PaidButton
      task={run.task}
      type="submit"
      variant="primary"
      size="l"
      icon={<Sparkles />}
      disabled={disabled}
      busy={run.busy}
      busyLabel={run.step === 'prompt' ? 'Gerando Prompt...' : 'Gerando Imagem...'}
    >
      {hasPhotos ? 'Gerar Anúncio Agora' : 'Começar a Criar'}
    </PaidButton>
  );
}
