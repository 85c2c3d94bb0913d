/**
 * Leads from a link within `place` to its address without loading the page. What the browser or the app itself does with it stays
 * theirs: another tab, a download, another site, a press that was handled.
 */
export function followLinks(place: HTMLElement, navigate: (to: string) => void): () => void {
  const follow = (press: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey } = press;
    if (press.defaultPrevented || press.button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = press.target instanceof Element ? press.target.closest('a') : null;
    if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== location.origin) return;
    press.preventDefault();
    navigate(pathname + search + hash);
  };
  place.addEventListener('click', follow);
  return () => place.removeEventListener('click', follow);
}
