import type {
  HealthCurves,
  PublishedVersion,
  VersionCheck,
  VersionDetails,
  VersionPicture,
} from 'bff/contract';
import { examplePicture } from './pictures.ts';

/** The versions of the example's one remote: the live one, and the one in canary. */
export const LIVE = '0.1.0-4f8a21c09d';
export const TRIED = '0.1.0-b7e0335a1c';
export const SHELL_VERSION = '0.1.0-17128b12e1';

/** What the checker found: the canary breaks the contract. */
export const checkOf = (version: string): VersionCheck => ({
  shell: SHELL_VERSION,
  passed: version !== TRIED,
  checks: 11,
  complaints: version === TRIED ? ['/library, sem resposta do servidor: a tela não diz o que houve.'] : [],
  who: 'Verificador',
  at: new Date(Date.now() - 5 * 3_600_000).toISOString(),
});

const picture = (title: string, device: VersionPicture['device'], story?: string): VersionPicture => ({
  name: `${story ? 'story' : 'screen'}-${title.replace(/\W/g, '')}-${device}.webp`.toLowerCase(),
  kind: story ? 'story' : 'screen',
  device,
  title,
  ...(story && { story }),
  ...(device === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 }),
});

/** The canary changes the library on both devices, has a screen more and one less, and leaves one as it was. */
const picturesOf = (version: string): VersionPicture[] => [
  ...(['phone', 'desktop'] as const).map((device) => ({ ...picture('/library', device), hash: version })),
  { ...picture('/library/favoritas', 'phone'), hash: 'the same' },
  { ...picture(version === TRIED ? '/library/historico' : '/library/lixeira', 'phone'), hash: version },
  { ...picture('Telas/Biblioteca', 'phone', 'Vazio'), hash: 'the same' },
];

/** Everything about one version of the example. */
export function versionDetails(version: PublishedVersion, against: string | null): VersionDetails {
  const others = [TRIED, LIVE].filter((name) => name !== version.version);
  return {
    version,
    signedBy: null,
    problems: [],
    uses: {
      exports: {
        '@andromeda/platform': ['useApi', 'useSlot'],
        '@andromeda/design-system': ['Button', 'Card'],
      },
      needs: { '@andromeda/platform': '^1.1.0' },
      newest: {},
      declared: { '@andromeda/platform': '^1.1.0' },
      unread: {},
    },
    others,
    comparison: {
      against: against ?? others[0] ?? LIVE,
      api: [
        { area: 'menu', change: 'changed', name: '/library', before: 'Acervo', after: 'Biblioteca' },
        { area: 'slots', change: 'added', name: 'library.picture-actions@1' },
        { area: 'shared', change: 'changed', name: 'react', before: '19.3.0', after: '19.3.1' },
        { area: 'uses', change: 'added', name: '@andromeda/platform useSlot' },
      ],
      contractBreaks: [],
      files: [
        { name: 'routes.js', before: 61_200, after: 64_900 },
        { name: 'zip.js', before: 9_400, after: null },
        { name: 'history.js', before: null, after: 4_100 },
      ],
      sameFiles: 11,
      bytesBefore: 497_600,
      bytesAfter: version.bytes,
    },
    pictures: picturesOf(version.version),
    checks: version.check ? [version.check] : [],
    shell: SHELL_VERSION,
    checkRequired: true,
  };
}

/** What stands for the picture of a screen. */
export async function drawnScreen(version: string, name: string): Promise<Response> {
  const { url } = examplePicture(name.length + (version === TRIED ? 1 : 0));
  return new Response(decodeURIComponent(url.slice(url.indexOf(',') + 1)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}

const STEP_MINUTES = 30;
const STEPS = 48;

/** A day with its noon and its night, and one bad half hour. */
export function curves(filled: boolean, query: URLSearchParams): HealthCurves {
  const step = STEP_MINUTES * 60_000;
  const until = Math.ceil(Date.now() / step) * step;
  const since = until - STEPS * step;
  const version = query.get('version') ?? LIVE;
  const points = Array.from({ length: STEPS }, (_, index) => ({
    remote: 'mfe-library',
    version,
    at: new Date(since + index * step).toISOString(),
    loads: Math.round(24 - 22 * Math.cos((index / STEPS) * 2 * Math.PI)),
    failures: index === 31 ? 6 : 0,
    medianMs: 160 + (index % 5) * 12,
  }));
  return {
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
    stepMinutes: STEP_MINUTES,
    points: filled ? points : [],
  };
}
