import { useEffect, useEffectEvent } from 'react';
import { keepImages } from './image-files.ts';

/**
 * Calls back with the photos (`IMAGE_ACCEPT`) of every paste on the page. A paste that also carries text into a
 * field stays what it is: text.
 */
export function usePastedImages(onImages: (files: File[]) => void, { enabled = true } = {}) {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || !event.clipboardData) return;
    if (carriesText(event.clipboardData) && isEditable(event.target)) return;
    const images = keepImages(event.clipboardData.files);
    if (images.length === 0) return;
    event.preventDefault();
    onImages(images);
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [enabled]);
}

function carriesText(clipboard: DataTransfer) {
  return clipboard.types.includes('text/plain');
}

function isEditable(target: EventTarget | null) {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null
  );
}
