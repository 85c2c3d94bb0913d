import { useEffect, useRef, useState } from 'react';

const CONFIRMED_MS = 2000;

/** Copies text and reports it as copied for 2 s. `copy` resolves with whether the browser allowed it. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    const done = await writeToClipboard(text);
    window.clearTimeout(timer.current);
    setCopied(done);
    if (done) timer.current = window.setTimeout(() => setCopied(false), CONFIRMED_MS);
    return done;
  };
  return { copied, copy };
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    // Missing where the page has no secure connection, such as on a phone in the local network.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromSelection(text);
  }
}

function copyFromSelection(text: string): boolean {
  const opener = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside the open dialog, if there is one: outside it the dialog would take the focus back.
  (opener?.closest('[role="dialog"]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (opener instanceof HTMLElement) opener.focus();
  return done;
}
