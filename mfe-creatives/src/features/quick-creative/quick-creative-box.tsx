import { ActionBar, Button, Card, TextArea, TextLink, useHasCamera } from '@andromeda/design-system';
import { Link, useNavigate } from '@andromeda/platform';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type CreativeDraft, carryDraft } from '../../creative-draft.ts';
import { PhotoPicker } from '../../photos/photo-picker.tsx';
import { useChosenPhotos } from '../../photos/use-chosen-photos.ts';
import { PhotoActions } from './photo-actions.tsx';
import styles from './quick-creative-box.module.css';
import { useCarriedDraft, useKeptDraft } from './use-kept-draft.ts';

const FULL_TOOL = '/creative-generator';

/** Photos and an idea in, the tools out: what is chosen here travels along. */
export function QuickCreativeBox() {
  const carried = useCarriedDraft();
  const photos = useChosenPhotos(carried.files);
  const [idea, setIdea] = useState(carried.idea);
  const hasCamera = useHasCamera();
  const navigate = useNavigate();
  const draft: CreativeDraft = { files: photos.files, idea: idea.trim() };
  useKeptDraft(draft);
  const empty = draft.files.length === 0 && draft.idea === '';
  return (
    <Card
      as="form"
      tone="hero"
      padding="s"
      aria-label="Criar um anúncio"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty) void navigate(FULL_TOOL, { state: carryDraft(draft) });
      }}
    >
      <PhotoPicker photos={photos} className={styles.photos} />
      <div className={styles.words}>
        {photos.files.length > 0 && <PhotoActions draft={draft} />}
        <TextArea
          label="Sua ideia"
          rows={4}
          fill
          placeholder="Conte o que você vende e como imagina a cena"
          value={idea}
          onChange={(event) => setIdea(event.currentTarget.value)}
          className={styles.idea}
        />
        <div className={styles.foot}>
          {!hasCamera && (
            <p className={styles.fullTool}>
              Precisa de mais controle?{' '}
              <TextLink asChild>
                <Link to={FULL_TOOL} state={carryDraft(draft)}>
                  acesse a ferramenta completa
                </Link>
              </TextLink>
            </p>
          )}
          <ActionBar className={styles.bar}>
            <Button type="submit" variant="primary" size="l" icon={<Sparkles />} disabled={empty}>
              {draft.files.length > 0 ? 'Gerar Anúncio Agora' : 'Começar a Criar'}
            </Button>
          </ActionBar>
        </div>
      </div>
    </Card>
  );
}
