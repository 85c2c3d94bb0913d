/** Why there is no picture: 'gone' is a camera that stopped by itself. */
export type CameraProblem = 'refused' | 'in_use' | 'none' | 'gone' | 'failed';

/** No tool makes use of a longer side than 2048; phones have pictures of 4 by 3 next above it. */
const SIZE = { width: { ideal: 2560 }, height: { ideal: 1920 } };

/** The picture of one camera: the one with this id, or else one that looks away from the user. */
export function openCamera(deviceId: string | null): Promise<MediaStream> {
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: 'environment' } };
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...SIZE, ...which } });
}

/** Gives the camera back; its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The ids of all cameras. Where they cannot be listed, there is the one that is open. */
export async function listCameras(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
}

const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'in_use',
  AbortError: 'in_use',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

export function problemOf(error: unknown): CameraProblem {
  return (error instanceof Error && PROBLEMS[error.name]) || 'failed';
}
