import type { PictureRules } from 'bff/contract/browser/channels';
import { fileSize, percent, ratio } from './measures.ts';

const pixels = new Intl.NumberFormat('pt-BR');

/** What a marketplace asks of pictures, in a few words each. */
export function describeRules(rules: PictureRules): string {
  const { recommended, white, fill, textOnCover, drawnByModel, mostBytes, mostPictures } = rules;
  return [
    recommended && `${recommended.value.width} × ${recommended.value.height} px`,
    !recommended && sides(rules),
    rules.ratio && `formato de ${ratio(rules.ratio.value.least)} a ${ratio(rules.ratio.value.most)}`,
    white && (white.value === 'every' ? 'fundo branco' : 'fundo branco na capa'),
    fill && `produto em ${percent(fill.value)} do quadro`,
    textOnCover && 'sem texto na capa',
    drawnByModel && 'uso de IA declarado no arquivo',
    mostBytes && `até ${fileSize(mostBytes.value)}`,
    mostPictures && `até ${mostPictures.value} imagens`,
  ]
    .filter((part) => !!part)
    .join(' · ');
}

function sides({ leastSide, leastLongSide, mostSide }: PictureRules): string | undefined {
  const least = (leastSide ?? leastLongSide)?.value;
  if (!least) return undefined;
  return mostSide ? `de ${least} a ${pixels.format(mostSide.value)} px` : `pelo menos ${least} px`;
}
