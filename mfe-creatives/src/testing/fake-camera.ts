import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { photo } from './fake-bff.ts';

/** A track of the fake camera: 'live' is a light that is on. */
class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  readonly deviceId: string;
  constructor(deviceId: string) {
    super();
    this.deviceId = deviceId;
  }
  stop() {
    this.readyState = 'ended';
  }
  getSettings() {
    return { deviceId: this.deviceId };
  }
}

interface FakeCameraOptions {
  cameras?: readonly string[];
  /** Answers the browser's question for the camera. */
  ask?: () => Promise<void>;
}

/**
 * Cameras of a browser, until the test ends. `lights` are those of every camera that was ever opened, and `unplug` ends the
 * one that is open.
 */
export function fakeCamera({ cameras = ['back'], ask = async () => {} }: FakeCameraOptions = {}) {
  const tracks: FakeTrack[] = [];
  const asked: MediaStreamConstraints[] = [];
  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    asked.push(constraints);
    await ask();
    const { deviceId } = constraints.video as { deviceId?: { exact: string } };
    const track = new FakeTrack(deviceId?.exact ?? cameras[0] ?? '');
    tracks.push(track);
    const all = () => [track];
    return Object.assign(new MediaStream(), { getTracks: all, getVideoTracks: all });
  };
  const enumerateDevices = async () => cameras.map((deviceId) => ({ kind: 'videoinput', deviceId }));
  vi.stubGlobal('navigator', withMediaDevices({ getUserMedia, enumerateDevices }));
  vi.stubGlobal(
    'ImageCapture',
    class {
      takePhoto = async () => new Blob([photo('still')], { type: 'image/jpeg' });
    },
  );
  return {
    asked,
    lights: () => tracks.map(({ readyState }) => readyState),
    unplug: () => {
      const track = tracks.at(-1);
      track?.stop();
      track?.dispatchEvent(new Event('ended'));
    },
  };
}

/** A browser that lends no camera: its address is insecure, or it is old. */
export const withoutMediaDevices = () => vi.stubGlobal('navigator', withMediaDevices(undefined));

function withMediaDevices(mediaDevices: unknown) {
  return new Proxy(navigator, {
    get: (target, name) => {
      if (name === 'mediaDevices') return mediaDevices;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The first frame of the camera arrives. */
export async function seePicture(): Promise<void> {
  const video = await screen.findByLabelText('Imagem da câmera');
  Object.defineProperty(video, 'videoWidth', { value: 1600 });
  Object.defineProperty(video, 'videoHeight', { value: 1200 });
  fireEvent.loadedData(video);
}
