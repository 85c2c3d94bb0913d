import type { Page } from '@playwright/test';

/** How fast and how far the page moves: pixels in a second, and in all. */
const SPEED = 2000;
const FARTHEST = 6000;

/** Scrolls evenly down a page from its top; answers the milliseconds between its frames. Throws where nothing moved. */
export async function scrollDown(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const height = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight - innerHeight;
  });
  await page.evaluate(noteFrames);
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -Math.min(height, FARTHEST),
    speed: SPEED,
    // By touch the headless browser moves nothing: measured.
    gestureSourceType: 'mouse',
  });
  await session.detach();
  if (!(await page.evaluate(() => scrollY))) throw new Error('the page did not move');
  return page.evaluate(() => (window as unknown as Noting).endFrames());
}

interface Noting {
  endFrames(): number[];
}

/** In the page. */
function noteFrames(): void {
  const moments: number[] = [];
  let noting = true;
  const note = (moment: number) => {
    moments.push(moment);
    if (noting) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  (window as unknown as Noting).endFrames = () => {
    noting = false;
    return moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
  };
}
