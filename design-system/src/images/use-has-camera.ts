import { useEffect, useState } from 'react';

/** Whether a picture can be taken here: a camera is connected, or the device is one that is held (a phone). */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(isHandheld);
  useEffect(() => {
    // Outside a secure context there is no mediaDevices at all.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices) return;
    let current = true;
    const look = async () => {
      const found = await devices.enumerateDevices().catch(() => []);
      if (current) setHasCamera(isHandheld() || found.some((device) => device.kind === 'videoinput'));
    };
    void look();
    return () => {
      current = false;
    };
  }, []);
  return hasCamera;
}

function isHandheld() {
  return typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches;
}
