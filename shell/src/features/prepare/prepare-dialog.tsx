import { BottomSheet, Button, Notice } from '@andromeda/design-system';
import { type PreparationRequest, useNotification } from '@andromeda/platform';
import { type Channel, type ChannelId, channels } from 'bff/contract/browser/channels';
import { MOST_PREPARED } from 'bff/contract/browser/preparations';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { ChannelChoice } from './channel-choice.tsx';
import { messages } from './messages.ts';
import { PreparationProgress } from './preparation-progress.tsx';
import styles from './prepare-dialog.module.css';
import { PreparedPictures } from './prepared-pictures.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { NotedContext } from './use-note-preparation.ts';
import { usePreparedPictures } from './use-prepared-pictures.ts';

/** The choice may be scrolled far down. */
const showFromTop = (content: HTMLElement | null) => content?.scrollIntoView({ block: 'start' });

const NONE: readonly Channel[] = [];

const loadSending = () => import('./to-listing/send-to-listing.tsx');
const SendToListing = lazy(async () => ({ default: (await loadSending()).SendToListing }));

type PrepareDialogProps = PreparationRequest & { onClose: () => void };

/** Asks for marketplaces, then shows what was made of each picture for each of them, to be saved or shared. */
export function PrepareDialog({ onNoted, ...rest }: PrepareDialogProps) {
  return (
    <NotedContext value={onNoted}>
      <Preparing {...rest} />
    </NotedContext>
  );
}

type PreparingProps = Omit<PrepareDialogProps, 'onNoted'>;

function Preparing({ images: asked, keep: keepFirst, channels: first, toListing, onClose }: PreparingProps) {
  const images = useMemo(() => asked.slice(0, MOST_PREPARED), [asked]);
  const keep = useOnce(keepFirst);
  const [chosen, setChosen] = useState(() => chosenFirst(first));
  const [choosing, setChoosing] = useState(!toListing);
  const { sending, isBack, send, endSending } = useSending(toListing);
  const toggle = (id: ChannelId) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const wanted = channels.filter(({ id }) => chosen.includes(id));
  // A picture that came back from Mercado Livre with its user goes to its listing before any other is prepared.
  const preparation = usePreparedPictures(images, choosing || isBack ? NONE : wanted);
  const start = () => {
    setChoosing(false);
    // What was stopped before is made now.
    preparation.goOn();
  };
  const sent = images.find(({ id }) => id === sending);
  if (sent)
    return (
      <Suspense fallback={null}>
        <SendToListing
          image={sent}
          images={images}
          channels={chosen}
          keep={keep}
          onBack={endSending}
          onClose={onClose}
        />
      </Suspense>
    );
  const count = images.length === 1 ? '1 imagem' : `${images.length} imagens`;
  return (
    <BottomSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Preparar para…"
      description={
        choosing ? 'De graça: tamanho, margens, fundo e peso como cada canal pede.' : `${count} por canal`
      }
      footer={
        choosing ? (
          <Button variant="primary" disabled={chosen.length === 0} onClick={start}>
            {chosen.length === 0 ? messages.chooseOne : `Preparar ${count}`}
          </Button>
        ) : (
          <>
            <Button onClick={() => setChoosing(true)}>Trocar canais</Button>
            <SaveButtons preparation={preparation} keep={keep} />
          </>
        )
      }
    >
      <div key={String(choosing)} ref={choosing ? undefined : showFromTop} className={styles.content}>
        {asked.length > MOST_PREPARED && <Notice tone="warning">{messages.tooMany(MOST_PREPARED)}</Notice>}
        {choosing ? (
          <ChannelChoice chosen={chosen} onToggle={toggle} />
        ) : (
          <>
            <PreparationProgress preparation={preparation} />
            {wanted.map((channel) => (
              <PreparedPictures
                key={channel.id}
                channel={channel}
                images={images}
                isOnly={preparation.total === 1}
                keep={keep}
                onSend={send}
                onLeave={onClose}
              />
            ))}
          </>
        )}
      </div>
    </BottomSheet>
  );
}

/** Those of the channels that this version knows. */
const chosenFirst = (wanted: readonly ChannelId[] = []): readonly ChannelId[] =>
  channels.map(({ id }) => id).filter((id) => wanted.includes(id));

/** The picture that goes to a listing, if any. What that takes is loaded when it is first asked for. */
function useSending(first: string | undefined) {
  const { notify } = useNotification();
  const [sending, setSending] = useState(first);
  const [isBack, setBack] = useState(first !== undefined);
  const send = useCallback(
    (imageId: string) =>
      void loadSending().then(
        () => setSending(imageId),
        () => notify({ type: 'error', message: messages.notOpened }),
      ),
    [notify],
  );
  const endSending = useCallback(() => {
    setSending(undefined);
    setBack(false);
  }, []);
  return { sending, isBack, send, endSending };
}

/** Keeps each picture once, however often it is saved. */
function useOnce(keep: PreparationRequest['keep']): PreparationRequest['keep'] {
  const kept = useRef(new Set<string>());
  return useCallback(
    async (image) => {
      if (kept.current.has(image.id)) return;
      await keep(image);
      kept.current.add(image.id);
    },
    [keep],
  );
}
