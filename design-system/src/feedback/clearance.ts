import type { RefCallback } from 'react';

/** The distance in pixels between a notice and an element that it must not cover, or the window's top. */
const GAP = 12;
const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const;

type Box = { left: number; right: number; top: number; bottom: number };

/** The elements that a floating notice must not cover, such as the main button of a screen or what it has just made. */
export const keepClear = { 'data-keep-clear': '' };

/**
 * The ref of a notice at the bottom of the window. Lifts it to the lowest place where it covers no such element,
 * through `--clearance` in pixels, or beside it, through `--sidestep`, and follows the page as it scrolls and changes.
 * While a pointer is down it stays where it is: what is being pressed must not slip beneath it.
 */
export const placeClear: RefCallback<HTMLElement> = (notice) => {
  if (!notice) return;
  const place = () => {
    const kept = [...document.querySelectorAll('[data-keep-clear]')];
    for (const element of kept) sizes.observe(element);
    notice.style.setProperty('--clearance', '0px');
    const boxes = kept.map((element) => element.getBoundingClientRect());
    const { lift, shift } = clearanceOf(restingBox(notice), boxes, shiftsOf(notice));
    notice.style.setProperty('--clearance', `${lift}px`);
    notice.style.setProperty('--sidestep', `${shift}px`);
  };
  let frame = 0;
  let pressed = false;
  const follow = () => {
    if (!pressed) place();
  };
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow);
  };
  const press = ({ type }: Event) => {
    pressed = type === 'pointerdown';
    if (!pressed) placeSoon();
  };
  const sizes = new ResizeObserver(follow);
  const appearances = new MutationObserver(placeSoon);
  place();
  for (const element of [notice, document.body]) sizes.observe(element);
  appearances.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scroll', follow, { capture: true, passive: true });
  window.addEventListener('resize', follow);
  for (const event of PRESSES) window.addEventListener(event, press, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    appearances.disconnect();
    window.removeEventListener('scroll', follow, { capture: true });
    window.removeEventListener('resize', follow);
    for (const event of PRESSES) window.removeEventListener(event, press, { capture: true });
  };
};

/** Its layout position in the window, not the position that its animation or a swipe has reached. */
function restingBox(notice: HTMLElement): Box {
  let [left, top] = [0, 0];
  for (let at: Element | null = notice; at instanceof HTMLElement; at = at.offsetParent) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, right: left + notice.offsetWidth, bottom: top + notice.offsetHeight };
}

/** How far a notice may go to either side: to the ends of the space that its own `left` and `right` leave it. */
function shiftsOf(notice: HTMLElement): number[] {
  const { position, left, right } = getComputedStyle(notice);
  if (position !== 'fixed') return [];
  const box = restingBox(notice);
  const ends = [Number.parseFloat(left) - box.left, window.innerWidth - Number.parseFloat(right) - box.right];
  return ends.filter((shift) => Math.abs(shift) > 1);
}

/** Where the notice goes: up, else up at one of the sides. Without a free place, to where the least is covered. */
export function clearanceOf(notice: Box, kept: readonly Box[], shifts: readonly number[] = []) {
  let best = { lift: 0, shift: 0, covered: Number.POSITIVE_INFINITY };
  for (const shift of [0, ...shifts]) {
    const aside = { ...notice, left: notice.left + shift, right: notice.right + shift };
    const found = liftOf(aside, kept);
    if (found.covered < best.covered) best = { ...found, shift };
    if (best.covered === 0) break;
  }
  return best;
}

function liftOf(notice: Box, kept: readonly Box[]): { lift: number; covered: number } {
  const lifts = kept
    .map(({ top }) => notice.bottom - top + GAP)
    .filter((lift) => lift > 0 && notice.top - lift >= GAP)
    .sort((one, other) => one - other);
  let best = { lift: 0, covered: Number.POSITIVE_INFINITY };
  for (const lift of [0, ...lifts]) {
    const lifted = { ...notice, top: notice.top - lift, bottom: notice.bottom - lift };
    const covered = kept.reduce((sum, box) => sum + coveredShare(box, lifted), 0);
    if (covered === 0) return { lift, covered };
    if (covered < best.covered) best = { lift, covered };
  }
  return best;
}

// By its own size: a corner of a picture weighs less than a whole button.
function coveredShare(box: Box, by: Box): number {
  const width = Math.min(box.right, by.right) - Math.max(box.left, by.left);
  const height = Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((box.right - box.left) * (box.bottom - box.top));
}
