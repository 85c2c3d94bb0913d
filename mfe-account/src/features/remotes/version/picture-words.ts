import type { Tone } from '@andromeda/design-system';
import type { VersionPicture } from '@andromeda/platform';
import type { PictureChange } from './picture-pairs.ts';

const devices = { phone: 'no celular', desktop: 'no computador' } as const;

/** What a picture shows: /library no celular; Telas/Biblioteca: Vazio. */
export const captionOf = ({ title, story, device }: VersionPicture): string =>
  story ? `${title}: ${story}` : `${title} ${devices[device]}`;

interface ChangeWords {
  tone: Tone;
  text: string;
}

/** What became of a screen; null where its pictures cannot tell. */
export const changeWords: Record<PictureChange, ChangeWords | null> = {
  changed: { tone: 'warning', text: 'Mudou' },
  same: { tone: 'neutral', text: 'Sem mudança' },
  added: { tone: 'success', text: 'Só nesta versão' },
  removed: { tone: 'danger', text: 'Não existe mais nesta versão' },
  unknown: null,
};

/** What is folded because it looks the same in both. */
export const sameText = (count: number): string =>
  count === 1 ? 'Ver 1 imagem sem mudança' : `Ver ${count} imagens sem mudança`;

export const pictureMessages = {
  allSame: 'Nenhuma imagem mudou.',
  otherFailed: 'Não foi possível carregar as imagens da outra versão. Tente novamente.',
  gone: 'A imagem não carregou.',
} as const;

/** Why nothing stands beside the pictures. */
export const noPicturesText = (version: string): string =>
  `A versão ${version} foi publicada sem estas imagens: não há com o que comparar.`;
