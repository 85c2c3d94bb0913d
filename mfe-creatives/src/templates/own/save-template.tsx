import { Button, TextLink } from '@andromeda/design-system';
import { BookmarkPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ImageOutcome } from '../../generation/image-outcome.ts';
import { useRemake } from '../../remake/remake-context.ts';
import { type PreviewChoice, previewOfOutcome, previewOfWords } from './preview-choice.ts';

const SaveTemplateDialog = lazy(async () => ({
  default: (await import('./save-template-dialog.tsx')).SaveTemplateDialog,
}));

const SAVE = 'Salvar como modelo';

type Asked = { prompt: string; preview: PreviewChoice | null };

function useSaving() {
  const [asked, ask] = useState<Asked | null>(null);
  const dialog = asked && (
    <Suspense fallback={null}>
      <SaveTemplateDialog {...asked} title={SAVE} onClose={() => ask(null)} />
    </Suspense>
  );
  return [ask, dialog] as const;
}

/** Beside a prompt: saves its words, with the picture that they have just made where there is one. */
export function SaveTemplateButton({ prompt, outcome }: { prompt: string; outcome: ImageOutcome | null }) {
  const remake = useRemake();
  const [ask, dialog] = useSaving();
  return (
    <>
      <Button
        variant="quiet"
        icon={<BookmarkPlus />}
        disabled={!prompt.trim()}
        onClick={() => ask({ prompt, preview: previewOfWords(prompt, outcome, remake) })}
      >
        {SAVE}
      </Button>
      {dialog}
    </>
  );
}

/** Beside a finished picture: saves the words that made it, with the picture. */
export function SaveTemplateLink({ outcome }: { outcome: ImageOutcome }) {
  const [ask, dialog] = useSaving();
  const prompt = outcome.request?.prompt || outcome.generation.prompt;
  if (!prompt) return null;
  return (
    <>
      <TextLink asChild>
        <button type="button" onClick={() => ask({ prompt, preview: previewOfOutcome(outcome) })}>
          {SAVE}
        </button>
      </TextLink>
      {dialog}
    </>
  );
}
