import { Button, keepClear, Notice, SegmentedControl, TextLink } from '@andromeda/design-system';
import { downloadName, type LibraryImage, Link, savePicture, useSession } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ImageOutcome } from '../generation/image-outcome.ts';
import { keepRun } from '../generation/kept-run.ts';
import { messages } from '../generation/messages.ts';
import { SaveTemplateLink } from '../templates/own/save-template.tsx';
import { CutOutCheck } from './cut-out-check.tsx';
import { DislikedCutOut } from './disliked-cut-out.tsx';
import styles from './image-result.module.css';
import { KeptPictureContext } from './kept-picture-context.ts';
import { PrepareButton } from './prepare-button.tsx';
import { ResultNotes } from './result-notes.tsx';
import { ResultPicture } from './result-picture.tsx';
import { shownCopies } from './shown-copies.ts';
import { type KeptPicture, useKeptPicture } from './use-kept-picture.ts';
import { usePhotoPreview } from './use-photo-preview.ts';

// What few results need comes with the first that needs it.
const OriginalProduct = lazy(async () => ({ default: (await import('./rare-parts.ts')).OriginalProduct }));
const DoubtfulBorder = lazy(async () => ({
  default: (await import('../features/repair/screens.ts')).DoubtfulBorder,
}));
const RepairAtOnce = lazy(async () => ({
  default: (await import('../features/repair/screens.ts')).RepairAtOnce,
}));

type View = 'after' | 'before';

const views = [
  { value: 'before', label: 'Antes' },
  { value: 'after', label: 'Depois' },
] as const;

type OutcomeProps = {
  outcome: ImageOutcome;
  /** The photo that it was made of, as long as the browser has it. */
  photo?: File | undefined;
  downloadAs?: (() => string) | undefined;
  children?: ReactNode;
};

/** A finished picture beside the photo that it was made of, with its messages. */
export function Outcome({ outcome, photo, downloadAs, children }: OutcomeProps) {
  const { task } = outcome;
  const [generation, setAnother] = useVersions(outcome);
  const [view, setView] = useState<View>('after');
  const original = usePhotoPreview(photo);
  const after = view === 'after' || !original;
  const repairId = repairIdOf(generation);
  const picture = useKeptPicture(generation);
  if (picture.state === 'discarded')
    return (
      <Notice tone="success" className={styles.discarded}>
        {messages.discarded}
      </Notice>
    );
  return (
    <div className={styles.halves}>
      <div {...keepClear} className={styles.picture}>
        <ResultPicture
          key={`${view} ${generation.imageId}`}
          src={after ? generation.imageUrl : original.src}
          alt={after ? task.done : 'Foto original'}
          fit="contain"
          backdrop={after && task.transparent ? 'checkered' : 'plain'}
          reveal={after}
          imageProps={shownCopies(after ? generation.thumbnailUrl : null)}
          style={after ? { backgroundColor: colorOf(outcome) } : undefined}
        />
        {after &&
          generation.cutOutDoubtful &&
          repairId &&
          picture.state !== 'kept' &&
          staysInPlace(outcome) && (
            <Suspense fallback={null}>
              <DoubtfulBorder key={repairId} id={repairId} />
            </Suspense>
          )}
      </div>
      <div className={styles.outcome}>
        {original && (
          <SegmentedControl
            label="Comparar antes e depois"
            labelHidden
            options={views}
            value={view}
            onValueChange={setView}
          />
        )}
        <Notice tone="success">{task.done}</Notice>
        {generation.cutOutDoubtful && <CutOutCheck picture={picture} repairId={repairId} />}
        <OtherVersions first={outcome.generation} shown={generation} photo={photo} onVersion={setAnother} />
        {!generation.saved && <Notice tone="warning">{task.notSaved ?? messages.notSaved}</Notice>}
        <Described outcome={outcome} prompt={generation.prompt} />
        <OutcomeActions outcome={{ ...outcome, generation }} picture={picture} downloadAs={downloadAs} />
        {generation.demonstration && <Demonstration outcome={outcome} />}
        <KeptPictureContext value={picture}>{children}</KeptPictureContext>
      </div>
    </div>
  );
}

/** What the product's photo was described as, where the user wrote nothing. */
function Described({ outcome: { request }, prompt }: { outcome: ImageOutcome; prompt: string | null }) {
  if (!prompt || !request || request.prompt) return null;
  return (
    <p className={styles.described}>
      <strong>Prompt da IA:</strong> {prompt}
    </p>
  );
}

function Demonstration({ outcome: { task, request } }: { outcome: ImageOutcome }) {
  return (
    <p className={styles.demonstration}>
      Feita pelo motor de demonstração, sem IA externa
      {task.missingInDemonstration?.(request)}.
    </p>
  );
}

type OtherVersionsProps = {
  /** As the server answered. */
  first: ImageOutcome['generation'];
  /** With the version that replaced its picture, if one did. */
  shown: ImageOutcome['generation'];
  photo: File | undefined;
  onVersion: (version: Version) => void;
};

/** The ways to another version of the picture: a repair, a cut-out made again, the photo's own product. */
function OtherVersions({ first, shown, photo, onVersion }: OtherVersionsProps) {
  const repairId = repairIdOf(shown);
  return (
    <>
      {first.cutOutDoubtful && repairId && repairId === first.imageId && (
        <Suspense fallback={null}>
          <RepairAtOnce id={repairId} onKept={(image) => onVersion({ image })} />
        </Suspense>
      )}
      {repairId && <DislikedCutOut id={repairId} onAnother={(image) => onVersion({ image })} />}
      <ResultNotes generation={shown} />
      {first.productRestorable && first.imageId && photo && (
        <Suspense fallback={null}>
          <OriginalProduct
            id={first.imageId}
            photo={photo}
            onVersion={(image, productPreserved) => onVersion({ image, productPreserved })}
          />
        </Suspense>
      )}
    </>
  );
}

type OutcomeActionsProps = Pick<OutcomeProps, 'outcome' | 'downloadAs'> & { picture: KeptPicture };

function OutcomeActions({ outcome, picture, downloadAs }: OutcomeActionsProps) {
  const { generation, task } = outcome;
  const download = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      // A downloaded picture counts as kept.
      await picture.keep();
      await savePicture(
        generation.imageUrl,
        downloadAs?.() ?? downloadName(generation.prompt, task.fileName),
      );
    },
  });
  return (
    <>
      {download.isError && <Notice tone="error">{messages.downloadFailed}</Notice>}
      <div {...keepClear} className={styles.outcomeActions}>
        <Button icon={<Download />} busy={download.isPending} onClick={() => download.mutate()}>
          Download
        </Button>
        {generation.saved && generation.imageId && (
          <PrepareButton id={generation.imageId} keep={picture.keep} />
        )}
        {generation.saved && (
          <>
            <TextLink asChild>
              <Link to="/library">Ver na biblioteca</Link>
            </TextLink>
            <TextLink asChild>
              <Link to={`/library/${generation.imageId}/historia`}>História</Link>
            </TextLink>
            <TextLink asChild>
              <Link to="/produtos/novo" state={{ imageIds: [generation.imageId] }}>
                Criar produto
              </Link>
            </TextLink>
            {task.hasTemplates && (
              <span>
                <SaveTemplateLink outcome={outcome} />
              </span>
            )}
          </>
        )}
      </div>
    </>
  );
}

const repairIdOf = ({ repairable, imageId }: ImageOutcome['generation']) => (repairable ? imageId : null);

/** Whether the product stands where its photo shows it, so that the border of one lies over the other. */
const staysInPlace = ({ task, request }: ImageOutcome): boolean =>
  task.transparent === true || (request !== null && !request.options?.margin);

/** What the picture does not fill continues its own colour. */
function colorOf({ request }: ImageOutcome): string | undefined {
  const color = request?.options?.backgroundColor;
  return color && `#${color}`;
}

/** A version in place of the finished picture. */
interface Version {
  image: LibraryImage;
  productPreserved?: boolean;
}

/** The generation as it is shown, and what puts another version of its picture in its place. */
function useVersions({ generation, task }: ImageOutcome) {
  const { user } = useSession();
  const [another, setAnother] = useState<Version | null>(null);
  const replace = (version: Version) => {
    // A reload must not bring the picture back that another version has replaced.
    keepRun(user.id, task, null);
    setAnother(version);
  };
  return [another ? inPlaceOf(generation, another) : generation, replace] as const;
}

/** The finished generation with another version of its picture. */
function inPlaceOf(
  generation: ImageOutcome['generation'],
  { image, productPreserved = generation.productPreserved ?? undefined }: Version,
): ImageOutcome['generation'] {
  const { id, imageUrl, thumbnailUrl, cutOutDoubtful, returnable, repairable } = image;
  const shown = { imageId: id, imageUrl, thumbnailUrl, cutOutDoubtful, returnable, repairable };
  return { ...generation, ...shown, productPreserved: productPreserved ?? null };
}
