import { request } from 'node:http';
import sharp from 'sharp';
import { heavyFragment, mediaFile, pngBomb } from '../../host/photos.ts';
import type { Group } from '../check.ts';
import { countOf, tell } from '../figures.ts';
import { outcomeOf, requestPicture } from '../request-picture.ts';

/** Ways out of a folder, as attackers write them. */
const TRICKS = [
  '../keys.json',
  '..%2fkeys.json',
  '..%2Fkeys.json',
  '%2e%2e/keys.json',
  '%2e%2e%2fkeys.json',
  '..%252fkeys.json',
  '....//keys.json',
  '..\\keys.json',
  '..%5ckeys.json',
  '%c0%ae%c0%ae/keys.json',
  '..%00/keys.json',
  'keys.json%00.js',
  '/etc/passwd',
  '//etc/passwd',
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '.env',
  '.git/config',
];
const FOLDERS = [
  '/',
  '/assets/',
  '/remotes/mfe-library/',
  '/remotes/',
  '/fonts/',
  '/templates/',
  '/storybook/',
  '/api/images/',
];

/** What files are answered, one after another, and the seconds that it takes. */
async function refusalOf(caller: Parameters<typeof requestPicture>[0], sent: readonly Buffer[]) {
  const began = performance.now();
  const outcomes: string[] = [];
  for (const file of sent) outcomes.push(await outcomeOf(await requestPicture(caller, file)));
  return { outcomes, seconds: (performance.now() - began) / 1000 };
}

export const files: Group = {
  name: 'files',
  checks: [
    {
      name: 'wrong files',
      promise:
        'What is no JPG, PNG or WEBP is refused by its bytes, whatever it calls itself, and costs nothing.',
      async run(world) {
        const caller = await (await world.product()).newCaller();
        const photo = await world.photo();
        const wrong: readonly (Buffer | string)[] = [
          '',
          '<!doctype html><script>alert(1)</script>',
          '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
          'PK\u0003\u0004 a ZIP',
          '%PDF-1.7\n',
          mediaFile('heic'),
          mediaFile('isom'),
          await sharp(photo).gif().toBuffer(),
          photo.subarray(0, photo.length / 2),
        ];
        const outcomes = await Promise.all(
          wrong.map(async (file) => outcomeOf(await requestPicture(caller, file))),
        );
        const left = await caller.credits();
        return {
          figure: `${outcomes.length} files: ${tell(countOf(outcomes.map((outcome) => outcome.slice(0, 3))))}, ${left} of 5 credits left`,
          held: outcomes.every((outcome) => /^4(15|22) image_/.test(outcome)) && left === 5,
        };
      },
    },
    {
      name: 'huge files and bombs',
      promise:
        'A file of 11 MB, and one of few bytes that unpacks to 2.7 GB, are refused before they are unpacked.',
      async run(world) {
        const caller = await (await world.product()).newCaller();
        const files = [await heavyFragment(), pngBomb()];
        // As many bytes that are no picture: what a busy machine needs to take them.
        const usual = await refusalOf(
          caller,
          files.map(({ length }) => Buffer.alloc(length, 'x')),
        );
        const { outcomes, seconds } = await refusalOf(caller, files);
        const left = await caller.credits();
        return {
          figure: `${outcomes.join(', ')} in ${seconds.toFixed(1)} s, files that are no pictures in ${usual.seconds.toFixed(1)} s, ${left} of 5 credits left`,
          held:
            outcomes.every((outcome) => outcome.startsWith('413')) &&
            seconds < Math.max(10, 3 * usual.seconds) &&
            left === 5,
        };
      },
    },
    {
      name: 'ways out of a folder',
      promise: 'No address leads out of the folders that are served.',
      async run(world) {
        const { url, dataDir } = await world.product();
        const paths = FOLDERS.flatMap((folder) => TRICKS.map((trick) => folder + trick));
        const answers = await Promise.all(paths.map((path) => getRaw(url, path)));
        const leaks = paths.filter((_, at) =>
          /root:.*:0:0|secretKey|jwtSecret|\[core\]/.test(answers[at]?.body ?? ''),
        );
        return {
          figure: `${paths.length} addresses: ${tell(countOf(answers.map(({ status }) => status)))}${leaks.length > 0 ? `; leaks of ${dataDir}: ${leaks.join(' ')}` : ''}`,
          held: leaks.length === 0,
        };
      },
    },
    {
      name: 'listings of folders',
      promise: 'No folder lists what is in it: its address is refused, or answers the product’s page.',
      async run(world) {
        const { url } = await world.product();
        const { remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as { remotes: Served[] };
        const versions = remotes.map(({ name, version }) => `/remotes/${name}/${version}/`);
        const folders = [...FOLDERS, ...versions, '/.git/', '/images/', '/images/prompts/', '/dev/'];
        const page = withoutNonce((await getRaw(url, '/')).body);
        const answers = await Promise.all(folders.map((folder) => getRaw(url, folder)));
        const listed = folders.filter((_, at) => {
          const { status = 0, body = '' } = answers[at] ?? {};
          return status < 300 && withoutNonce(body) !== page;
        });
        return {
          figure: `${folders.length} folders: ${tell(countOf(answers.map(({ status }) => status)))}${listed.map((folder) => `; ${folder} answers more`).join('')}`,
          held: versions.length > 0 && listed.length === 0,
        };
      },
    },
    {
      name: 'addresses of pictures',
      promise: 'A picture is served at its signed address alone: changed in any part, it is refused.',
      async run(world) {
        const product = await world.product();
        const caller = await product.newCaller();
        await requestPicture(caller, await world.photo());
        const { images } = await (await caller.call('/api/images')).json();
        const address = new URL(images[0].imageUrl ?? images[0].url, product.url);
        const changed = [
          ['signature', 'AAAA'],
          ['expires', String(Number(address.searchParams.get('expires')) + 3600)],
          ['variant', 'thumbnail'],
        ].map(([name = '', value = '']) => {
          const other = new URL(address);
          other.searchParams.set(name, value);
          return other;
        });
        const bare = new URL(address.pathname, product.url);
        const statuses = await Promise.all([...changed, bare].map(async (one) => (await fetch(one)).status));
        const genuine = (await fetch(address)).status;
        return {
          figure: `${tell(countOf(statuses))}; the genuine one ${genuine}`,
          held: statuses.every((status) => status >= 400 && status < 500) && genuine === 200,
        };
      },
    },
  ],
};

interface Served {
  name: string;
  version: string;
}

const withoutNonce = (page: string) => page.replaceAll(/nonce="[^"]*"/g, '');

/** `fetch` tidies paths up; an attacker does not. */
function getRaw(url: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port, host } = new URL(url);
  return new Promise((settle, refuse) => {
    const asked = request({ hostname, port, path, headers: { host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      answer.on('end', () => settle({ status: answer.statusCode ?? 0, body }));
    });
    asked.on('error', refuse).end();
  });
}
