import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Check } from '../check.ts';
import { countOf, secondsUntil, tell } from '../figures.ts';
import { outcomeOf, requestPicture } from '../request-picture.ts';

export const pictureProcess: Check = {
  name: 'killed picture process',
  promise:
    'Requests whose picture process is killed have their picture or their credit back, and the next request is answered.',
  long: true,
  async run(world) {
    const product = await world.ownProduct();
    const caller = await product.newCaller();
    const photo = await largePhoto();
    let answered = 0;
    const requests = [1, 2].map(async (nth) => {
      const answer = await requestPicture(caller, photo, { color: `#12ABE${nth}` });
      answered += 1;
      return outcomeOf(answer);
    });
    await secondsUntil(async () => (await caller.credits()) === 3, 20);
    const killed = await killPictureProcess(product.pid);
    const open = requests.length - answered;
    const outcomes = await Promise.all(requests);
    const next = await outcomeOf(await requestPicture(caller, await world.photo()));
    const { images } = await (await caller.call('/api/images')).json();
    const left = await caller.credits();
    await product.dispose();
    return {
      figure: `${killed ? 'killed' : 'not found'} with ${open} requests open: ${tell(countOf(outcomes))}; the next ${next}; ${images.length} pictures, ${left} of 5 credits left`,
      held: killed && open > 0 && next === '200' && images.length + left === 5,
    };
  },
};

/** As the system kills what takes its memory. Answers whether there was one. */
async function killPictureProcess(server: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args=']);
  const line = stdout.split('\n').find((entry) => {
    const [, parent] = entry.trim().split(/\s+/);
    return Number(parent) === server && entry.includes('image-process-main');
  });
  return line !== undefined && process.kill(Number.parseInt(line, 10), 'SIGKILL');
}

/** Takes long enough to be killed over. */
function largePhoto(): Promise<Buffer> {
  const cup = { create: { width: 400, height: 400, channels: 3 as const, background: '#204080' } };
  return sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#ffffff' } })
    .composite([{ input: cup }])
    .jpeg()
    .toBuffer();
}
