/** Names the scripts that the page's policy blocked since the call: those that are asked for without a hash, or not as CORS. */
export function noteBlockedScripts(): () => string[] {
  const blocked = new Set<string>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && !(target.integrity && target.crossOrigin))
      blocked.add(new URL(target.src).pathname.split('/').pop() ?? target.src);
  };
  // Errors of elements do not bubble.
  addEventListener('error', note, true);
  return () => {
    removeEventListener('error', note, true);
    return [...blocked];
  };
}
