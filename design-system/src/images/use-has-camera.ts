import { useEffect, useState } from 'react';

/** Whether this device can take a picture: it has a camera, or it is a handheld (a phone). */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(isHandheld);
  useEffect(() => {
    // Outside a secure context the browser has no mediaDevices.
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
