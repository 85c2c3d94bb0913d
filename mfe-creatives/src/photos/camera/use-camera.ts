import { useEffect, useState } from 'react';
import { type CameraProblem, closeCamera, listCameras, openCamera, problemOf } from './open-camera.ts';

export type CameraState =
  | { status: 'opening' }
  | { status: 'live'; stream: MediaStream; cameras: readonly string[] }
  | { status: 'problem'; problem: CameraProblem };

/**
 * A camera for as long as the component is mounted and its page is seen. It is given back the moment the page is hidden,
 * and asked for again when the page returns.
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ status: 'opening' });
  const [asked, ask] = useState<{ deviceId: string | null }>({ deviceId: null });
  useEffect(() => follow(asked.deviceId, setState), [asked]);
  return {
    state,
    retry: () => ask({ deviceId: null }),
    turn: () => state.status === 'live' && ask({ deviceId: nextCamera(state.stream, state.cameras) }),
  };
}

/** Holds a camera and tells how it fares, until the function that it returns is called. */
function follow(deviceId: string | null, tell: (state: CameraState) => void): () => void {
  let release = () => {};
  const hold = () => {
    release();
    if (document.visibilityState === 'visible') release = holdCamera(deviceId, tell);
  };
  const letGo = () => release();
  hold();
  document.addEventListener('visibilitychange', hold);
  // A page that is left for another one may not be told that it is hidden.
  window.addEventListener('pagehide', letGo);
  return () => {
    document.removeEventListener('visibilitychange', hold);
    window.removeEventListener('pagehide', letGo);
    release();
  };
}

function holdCamera(deviceId: string | null, tell: (state: CameraState) => void): () => void {
  let released = false;
  let held: MediaStream | undefined;
  const release = () => {
    released = true;
    if (held) closeCamera(held);
  };
  const fail = (problem: CameraProblem) => {
    if (released) return;
    release();
    tell({ status: 'problem', problem });
  };
  const open = async () => {
    const stream = await openCamera(deviceId);
    held = stream;
    // Nobody waits for it any more: the view was closed while the browser asked the user.
    if (released) return closeCamera(stream);
    for (const track of stream.getTracks()) track.addEventListener('ended', () => fail('gone'));
    const cameras = await listCameras();
    if (!released) tell({ status: 'live', stream, cameras });
  };
  tell({ status: 'opening' });
  open().catch((error) => fail(problemOf(error)));
  return release;
}

function nextCamera(stream: MediaStream, cameras: readonly string[]): string | null {
  const current = stream.getVideoTracks()[0]?.getSettings().deviceId ?? '';
  return cameras[(cameras.indexOf(current) + 1) % cameras.length] ?? null;
}
