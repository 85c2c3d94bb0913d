import { chromium } from '@playwright/test';
import { startSession } from '../../host/seller.ts';
import { askAssistant } from '../ask-assistant.ts';
import type { Group } from '../check.ts';
import { countOf, tell } from '../figures.ts';

const SCREENS = [
  '/login',
  '/register',
  '/dashboard',
  '/creative-generator',
  '/image-generator',
  '/library',
  '/assistant',
  '/title-generator',
  '/keyword-generator',
  '/plans',
  '/settings',
  '/notifications',
  '/admin',
  '/privacidade',
];
const SCRIPT = `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>{{7*7}}`;

export const browser: Group = {
  name: 'browser',
  checks: [
    {
      name: 'policies',
      promise: 'Every page allows scripts from here alone, and no frame around it.',
      async run(world) {
        const { url } = await world.product();
        const policies = await Promise.all(
          SCREENS.map(async (path) => (await fetch(url + path)).headers.get('content-security-policy') ?? ''),
        );
        const weak = SCREENS.filter((_, at) => {
          const policy = policies[at] ?? '';
          const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
          return scripts?.trim() !== "'self'" || !policy.includes("frame-ancestors 'none'");
        });
        return {
          figure: `${SCREENS.length} pages, ${weak.length} weak ${weak.join(' ')}`.trim(),
          held: weak.length === 0,
        };
      },
    },
    {
      name: 'headers',
      promise:
        'Every answer forbids sniffing, every device but the camera, and shared windows, whatever it is.',
      async run(world) {
        const { url } = await world.product();
        const paths = [
          ...SCREENS,
          '/api/config',
          '/api/credits',
          '/nowhere',
          '/remotes.json',
          '/dev/inbox',
          '/healthz',
          '/auth/v1/health',
        ];
        const weak: string[] = [];
        for (const path of paths) {
          const { headers } = await fetch(url + path);
          if (
            headers.get('x-content-type-options') !== 'nosniff' ||
            headers.get('cross-origin-opener-policy') !== 'same-origin' ||
            !headers.get('permissions-policy')?.startsWith('camera=(self), accelerometer=()')
          )
            weak.push(path);
        }
        return {
          figure: `${paths.length} answers, ${weak.length} weak ${weak.join(' ')}`.trim(),
          held: weak.length === 0,
        };
      },
    },
    {
      name: 'foreign pages',
      promise: 'What a page of another origin sends is refused.',
      async run(world) {
        const { url } = await world.product();
        const attempts = [
          '/api/generations',
          '/auth/v1/token',
          '/dev/pagamentos',
          '/webhooks/stripe',
        ].flatMap((path) => [
          { path, headers: { origin: 'https://evil.example' } },
          { path, headers: { 'sec-fetch-site': 'cross-site' } },
        ]);
        const statuses = await Promise.all(
          attempts.map(
            async ({ path, headers }) =>
              (await fetch(url + path, { method: 'POST', headers: { ...headers } as Record<string, string> }))
                .status,
          ),
        );
        return { figure: tell(countOf(statuses)), held: statuses.every((status) => status === 403) };
      },
    },
    {
      name: 'stored scripts',
      promise: 'A script in a name, a prompt, a question or a title runs on no screen.',
      long: true,
      async run(world) {
        const product = await world.product();
        const caller = await product.newCaller();
        const json = { 'content-type': 'application/json' };
        const send = (path: string, method: string, body: object) =>
          caller.call(path, {
            method,
            headers: { ...json, 'idempotency-key': crypto.randomUUID() },
            body: JSON.stringify(body),
          });
        await askAssistant(caller, SCRIPT);
        const stored = [
          await send('/api/profile', 'PATCH', { fullName: SCRIPT.slice(0, 90) }),
          await send('/api/titles', 'POST', { description: SCRIPT, keywords: SCRIPT }),
        ];
        const picture = await product.asService('/rest/v1/user_images', {
          method: 'POST',
          body: JSON.stringify({
            user_id: caller.userId,
            image_url: `${caller.userId}/nowhere.png`,
            prompt: SCRIPT,
            metadata: { operation: 'change_background', model: SCRIPT, prompt: SCRIPT },
            width: 8,
            height: 8,
            dominant_color: '#000000',
          }),
        });
        stored.push(picture);
        const executablePath = process.env.CHROMIUM_PATH;
        const opened = await chromium.launch({
          ...(executablePath ? { executablePath } : {}),
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        });
        try {
          const page = await opened.newPage();
          await startSession(page, product.url, caller.seller);
          const ran: string[] = [];
          for (const path of SCREENS) {
            await page.goto(product.url + path);
            await page.waitForLoadState('networkidle');
            if (await page.evaluate(() => 'ran' in window)) ran.push(path);
          }
          const statuses = stored.map(({ status }) => status);
          return {
            figure:
              `stored ${statuses.join(', ')}; ${SCREENS.length} screens, ran on ${ran.length} ${ran.join(' ')}`.trim(),
            held: ran.length === 0 && stored.every(({ ok }) => ok),
          };
        } finally {
          await opened.close();
        }
      },
    },
  ],
};
