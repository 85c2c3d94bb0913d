import { Button, IconButton } from '@andromeda/design-system';
import { Camera, Check, RotateCcw, SwitchCamera } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './camera-screen.module.css';

export type Phase = 'opening' | 'ready' | 'taking' | 'review' | 'problem';

type CameraActionsProps = {
  phase: Phase;
  /** No further photo has room. */
  full: boolean;
  canTurn: boolean;
  onTurn(): void;
  onShoot(): void;
  onUse(): void;
  onAgain(): void;
  onRetry(): void;
  onPick(): void;
  /** Ends a row of photos. */
  onFinish?: () => void;
};

/** The buttons of each phase. The main one has the focus when its phase begins. */
export function CameraActions(props: CameraActionsProps) {
  const { phase, full, canTurn, onTurn, onShoot, onUse, onAgain, onRetry, onPick, onFinish } = props;
  const main = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase has another main button.
  useEffect(() => main.current?.focus(), [phase]);
  if (phase === 'problem')
    return (
      <>
        <Button size="l" onClick={onRetry} className={styles.main}>
          Tentar de novo
        </Button>
        <Button ref={main} variant="primary" size="l" onClick={onPick} className={styles.main}>
          Escolher foto
        </Button>
      </>
    );
  if (phase === 'review')
    return (
      <>
        <Button size="l" icon={<RotateCcw />} onClick={onAgain} className={styles.main}>
          Tirar outra
        </Button>
        <Button
          ref={main}
          variant="primary"
          size="l"
          icon={<Check />}
          onClick={onUse}
          className={styles.main}
        >
          Usar foto
        </Button>
      </>
    );
  return (
    <>
      {canTurn && (
        <IconButton
          label="Trocar de câmera"
          icon={<SwitchCamera />}
          variant="overlay"
          size="l"
          onClick={onTurn}
        />
      )}
      <Button
        ref={main}
        variant="primary"
        size="l"
        icon={<Camera />}
        disabled={phase === 'opening' || full}
        busy={phase === 'taking'}
        onClick={onShoot}
        className={styles.main}
      >
        Tirar Foto
      </Button>
      {onFinish && (
        <Button size="l" onClick={onFinish}>
          Concluir
        </Button>
      )}
    </>
  );
}
