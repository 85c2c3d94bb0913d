import { CameraView, Notice, SegmentedControl, Spinner, VisuallyHidden } from '@andromeda/design-system';
import { useEffect, useRef, useState } from 'react';
import { CameraActions, type Phase } from './camera-actions.tsx';
import styles from './camera-screen.module.css';
import { type ChannelFrame, channelFrames, useChannelFrame } from './channel-frame.ts';
import { LivePicture } from './live-picture.tsx';
import { messages } from './messages.ts';
import { LastShot, ShotPicture } from './shot-picture.tsx';
import { takePhoto } from './take-photo.ts';
import { type CameraState, useCamera } from './use-camera.ts';

export type CameraScreenProps = {
  onTake(photo: File): void;
  onClose(): void;
  /** Opens the choice of files. */
  onPick(): void;
  /** Photos in a row, with those taken so far: each is taken without a further question. */
  several?: { taken: readonly File[]; most: number };
};

/** A camera over the page, with the frame of a marketplace. Nothing leaves the browser. */
export function CameraScreen({ onTake, onClose, onPick, several }: CameraScreenProps) {
  const camera = useCamera();
  const [frame, chooseFrame] = useChannelFrame();
  const { shot, problem, taking, take, drop, video } = useShots(camera.state, several && onTake);
  const [ratio, setRatio] = useState<number | null>(null);
  const full = several !== undefined && several.taken.length >= several.most;
  const phase = phaseOf({ state: camera.state, shot, taking, seen: ratio !== null });
  const use = () => {
    if (shot) onTake(shot);
    onClose();
  };
  return (
    <CameraView
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Câmera"
      ratio={ratio ?? 3 / 4}
      fill={phase === 'opening' ? undefined : frame?.fill}
      picture={
        shot ? (
          <ShotPicture photo={shot} onRatio={setRatio} />
        ) : (
          camera.state.status === 'live' && (
            <LivePicture ref={video} stream={camera.state.stream} onRatio={setRatio} />
          )
        )
      }
      header={phase !== 'problem' && <FrameChoice frame={frame} onChoose={chooseFrame} />}
      hint={
        phase !== 'problem' && <Hint frame={frame} problem={problem} full={full} taken={several?.taken} />
      }
      actions={
        <>
          <VisuallyHidden role="status">{SAID[phase]}</VisuallyHidden>
          <CameraActions
            phase={phase}
            full={full}
            canTurn={camera.state.status === 'live' && camera.state.cameras.length > 1}
            onTurn={camera.turn}
            onShoot={() => void take()}
            onUse={use}
            onAgain={drop}
            onRetry={camera.retry}
            onPick={onPick}
            {...(several && several.taken.length > 0 && { onFinish: onClose })}
          />
        </>
      }
    >
      {camera.state.status === 'problem' ? (
        <Notice tone="warning" role="alert" className={styles.problem}>
          {messages.problems[camera.state.problem]}
        </Notice>
      ) : (
        <Spinner label={messages.opening} />
      )}
    </CameraView>
  );
}

/** What a user who does not see the picture is told. */
const SAID: Partial<Record<Phase, string>> = { ready: messages.live, review: messages.taken };

interface Seen {
  state: CameraState;
  shot: File | null;
  taking: boolean;
  seen: boolean;
}

function phaseOf({ state, shot, taking, seen }: Seen): Phase {
  if (shot) return 'review';
  if (state.status !== 'live') return state.status;
  if (!seen) return 'opening';
  return taking ? 'taking' : 'ready';
}

/** The last photo taken waits for the user's word, or goes to `onEach` at once. */
function useShots(state: CameraState, onEach: ((photo: File) => void) | undefined) {
  const video = useRef<HTMLVideoElement>(null);
  const [shot, setShot] = useState<File | null>(null);
  const [taking, setTaking] = useState(false);
  const [problem, setProblem] = useState(false);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  const take = async () => {
    if (state.status !== 'live' || !video.current) return;
    setTaking(true);
    setProblem(false);
    try {
      const photo = await takePhoto(state.stream, video.current);
      // A view that was closed meanwhile takes nothing.
      if (!open.current) return;
      if (onEach) onEach(photo);
      else setShot(photo);
    } catch {
      setProblem(true);
    }
    setTaking(false);
  };
  return { video, shot, taking, problem, take, drop: () => setShot(null) };
}

function FrameChoice({ frame, onChoose }: { frame: ChannelFrame | undefined; onChoose(id: string): void }) {
  return (
    <SegmentedControl
      label="Moldura de"
      labelHidden
      options={channelFrames.map(({ id, name }) => ({ value: id, label: name }))}
      value={frame?.id ?? ''}
      onValueChange={onChoose}
    />
  );
}

type HintProps = {
  frame: ChannelFrame | undefined;
  problem: boolean;
  full: boolean;
  taken: readonly File[] | undefined;
};

function Hint({ frame, problem, full, taken = [] }: HintProps) {
  const last = taken.at(-1);
  return (
    <>
      <p>
        <strong>{messages.inside}</strong>
      </p>
      {frame && <p className={styles.fills}>{messages.fills(frame.article, frame.name, frame.fill)}</p>}
      {last && (
        <p role="status" className={styles.taken}>
          <LastShot photo={last} /> {messages.count(taken.length)}
          {full && `. ${messages.full}`}
        </p>
      )}
      {problem && <p role="alert">{messages.notTaken}</p>}
    </>
  );
}
