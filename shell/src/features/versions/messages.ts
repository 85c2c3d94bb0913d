import type { Tone } from '@andromeda/design-system';
import type { ReleaseOverview } from '@andromeda/platform';
import { type PagePart, SHELL } from './page-parts.ts';

/** What the panel says, keyed by meaning. */
export const messages = {
  overviewFailed: 'Não foi possível carregar as versões publicadas. Tente novamente.',
  linksFailed: 'Não foi possível carregar os links de prévia. Tente novamente.',
  chooseFailed: 'Não foi possível mostrar esta versão. Tente novamente.',
  endFailed: 'Não foi possível encerrar o link. Tente novamente.',
  broken: 'Não foi possível mostrar as versões desta página.',
  reloads: 'A página é recarregada nesta versão, só neste navegador, por um dia.',
  ended: 'A prévia foi encerrada. A página volta ao que está no ar quando for carregada de novo.',
} as const;

/** A part as it is called in the panel. */
export const nameOf = (part: string): string => (part === SHELL ? 'Casca' : part);

const states: Record<PagePart['state'], string> = {
  open: 'Aberta aqui',
  fetched: 'Baixada',
  away: 'Não baixada',
  failed: 'Não carregou',
};

const ms = new Intl.NumberFormat('pt-BR', { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 });
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** An ISO moment with its time of day. */
export const asMoment = (iso: string): string => moment.format(new Date(iso));

/** Aberta aqui · entrada em 84 ms. */
export function stateText({ state, entryMs }: PagePart): string {
  if (entryMs === null) return states[state];
  return `${states[state]} · entrada ${entryMs < 1 ? 'do cache' : `em ${ms.format(entryMs)}`}`;
}

/** What a version was built from: commit 1a2b3c4d5e. */
export function commitText(commit: string | null | undefined): string {
  if (!commit) return 'sem commit';
  return `commit ${commit.slice(0, 10)}${commit.endsWith('-dirty') ? ', com mudanças' : ''}`;
}

type Release = ReleaseOverview['remotes'][number];

/** Why this version is shown. `release` is what an administrator knows of it; without it nothing is said of what is usual. */
export function reasonOf(
  { version, chosen, state, preview, previewEnded }: PagePart,
  release: Release | undefined,
): { tone: Tone; text: string } | null {
  if (state === 'failed') return { tone: 'danger', text: 'Não carregou' };
  if (version !== chosen) return { tone: 'danger', text: 'A anterior, porque a nova não carregou' };
  if (previewEnded) return { tone: 'neutral', text: 'Prévia encerrada' };
  if (preview) return { tone: 'warning', text: `Prévia até ${asMoment(preview.until)}` };
  if (version === 'dev') return { tone: 'info', text: 'De um servidor de desenvolvimento' };
  return release ? standingOf(release, version) : null;
}

function standingOf(
  { liveVersion, canaryVersion, canaryPercent, builtVersion, setBy }: Release,
  version: string,
): { tone: Tone; text: string } {
  if (version === canaryVersion) return { tone: 'accent', text: `Canário ${percent.format(canaryPercent)}%` };
  if (version !== liveVersion) return { tone: 'warning', text: 'Não está mais no ar' };
  if (setBy === 'start' && version === builtVersion)
    return { tone: 'neutral', text: 'Construída no servidor' };
  return { tone: 'success', text: 'No ar' };
}

/** How a version is named where one is chosen: with what it is to others now. */
export function optionText({ version, publishedAt }: Release['versions'][number], release: Release): string {
  if (version === release.liveVersion) return `${version} (no ar)`;
  if (version === release.canaryVersion) return `${version} (canário)`;
  return `${version} (de ${asMoment(publishedAt)})`;
}
