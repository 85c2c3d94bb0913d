import { useLocation, useNavigate, useNotification, useSearchParams } from '@andromeda/platform';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CameraScreenProps } from './camera-screen.tsx';

interface Options {
  /** Takes photos in a row, at most so many, in place of one. */
  most?: number;
}

/** A camera of the product's own over a screen that takes photos. */
export interface PhotoCamera {
  /** Opens it; `pick` opens the choice of files, for where it cannot be used. */
  open(pick: () => void): void;
  /** Hands files over as the camera does: once it no longer lies over the screen. */
  give(files: readonly File[]): void;
  leave(): void;
  view: ReactNode;
}

interface Opened {
  Screen: ComponentType<CameraScreenProps>;
  pick: () => void;
}

/**
 * The camera comes with its first press. The history has an entry for it: 'back' closes it. What was taken reaches `onFiles`
 * after that entry is left, so that a screen which keeps its photos in the history keeps them in its own.
 */
export function usePhotoCamera(onFiles: (files: File[]) => void, { most }: Options = {}): PhotoCamera {
  const { notify } = useNotification();
  const { inAddress, shown, enter, leave } = useCameraEntry();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [taken, setTaken] = useState<readonly File[]>([]);
  const here = useMounted();
  const handOver = useEffectEvent(() => {
    if (taken.length === 0) return;
    setTaken([]);
    onFiles([...taken]);
  });
  useEffect(() => {
    if (!inAddress) handOver();
  }, [inAddress]);
  const take = (files: readonly File[]) => setTaken((now) => [...now, ...files]);
  const open = async (pick: () => void) => {
    try {
      const { CameraScreen } = await import('./camera-screen.tsx');
      if (!here.current) return;
      setOpened({ Screen: CameraScreen, pick });
      enter();
    } catch {
      notify({ message: 'Não foi possível abrir a câmera. Tente novamente.', type: 'error' });
    }
  };
  return {
    open: (pick) => void open(pick),
    give: (files) => {
      if (!inAddress) return onFiles([...files]);
      take(files);
      leave();
    },
    leave,
    view: shown && opened && (
      <opened.Screen
        onTake={(photo) => take([photo])}
        onClose={leave}
        onPick={opened.pick}
        {...(most !== undefined && { several: { taken, most } })}
      />
    ),
  };
}

const PARAMETER = 'camera';

/** Whether the camera lies over the screen, as an entry of its own in the history. A reload opens none. */
function useCameraEntry() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const pushed = useRef(false);
  const inAddress = params.has(PARAMETER);
  const [was, follow] = useState(inAddress);
  if (inAddress !== was) {
    follow(inAddress);
    if (!inAddress) setOpen(false);
  }
  const change = (present: boolean, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (present) next.set(PARAMETER, 'aberta');
        else next.delete(PARAMETER);
        return next;
      },
      { state, replace, preventScrollReset: true },
    );
  return {
    inAddress,
    shown: open && inAddress,
    enter: () => {
      if (open) return;
      setOpen(true);
      pushed.current = !inAddress;
      if (!inAddress) change(true, false);
    },
    leave: () => {
      if (!open) return;
      if (pushed.current) void navigate(-1);
      else change(false, true);
    },
  };
}

function useMounted() {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
