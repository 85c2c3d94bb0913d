import type { PictureCheck, PicturePreparation, PreparationWay } from '@andromeda/platform';
import { channelNames } from 'bff/contract/browser/preparations';

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const pixels = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

const ways: Readonly<Record<PreparationWay, string>> = {
  file: 'Baixada',
  zip: 'ZIP',
  share: 'Compartilhada',
  mercado_livre: 'Enviada ao Mercado Livre',
};

/** How it left. */
export const wayInWords = ({ way }: PicturePreparation): string => ways[way];

/** `Preparada para Mercado Livre e Shopee`: those for which something was made, or all where nothing was. */
export function titleOfPreparation({ copies }: PicturePreparation): string {
  const made = copies.filter(({ file }) => file);
  const named = made.length > 0 ? made : copies;
  return `Preparada para ${list.format(named.map(({ channel }) => channelNames[channel]))}`;
}

const ofTheFile = 'arquivo em outra forma';

const reasons: Readonly<Record<PictureCheck['rule'], string>> = {
  fill: 'produto pequeno no quadro',
  white: 'fundo que não é branco',
  ratio: 'formato fora do pedido',
  leastSide: 'menor que o mínimo',
  leastLongSide: 'menor que o mínimo',
  mostSide: 'maior que o máximo',
  mostBytes: 'arquivo pesado demais',
  textOnCover: 'texto na capa',
  cutOut: 'contorno do recorte a conferir',
  enlargement: 'foto ampliada',
  format: ofTheFile,
  transparency: ofTheFile,
  metadata: ofTheFile,
  declaration: ofTheFile,
};

type Copy = PicturePreparation['copies'][number];

/** Why it was not simply ready, in a few words each. */
export function reasonsInWords(copy: Copy): string | null {
  const words = [...new Set(copy.reasons.map((rule) => reasons[rule]))].join(' · ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}

/** What was made: `1200 × 1200 px · JPEG · 214 kB`. */
export function fileInWords({ file }: Copy): string | null {
  if (!file) return null;
  const { width, height, bytes } = file;
  const size =
    bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${pixels.format(bytes / 1_000_000)} MB`;
  return `${width} × ${height} px · JPEG · ${size}`;
}
