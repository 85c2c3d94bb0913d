import type { Advice } from './subject.ts';

/** What the image model says of a photo, as the assistant passes it on. */
export function aboutPhoto(description: string): string {
  const text = description.trim();
  if (!text) return photoUnseen;
  return `**O que vejo na foto:** ${text}${/[.!?…]$/.test(text) ? '' : '.'}`;
}

/** Where nobody could look at the photo. */
export const photoUnseen =
  'Recebi a sua foto, mas **não consegui analisá-la** neste momento. Posso ajudar pelo que você escrever sobre ela.';

/** What helps with any photo, where nothing else was asked. */
export const photoAdvice: Advice = {
  subject: 'fotos',
  asked: /^$/,
  text: (product) =>
    `Antes de publicar a foto${product ? ` de ${product}` : ''}, confira:\n\n1. O produto aparece **inteiro e nítido**, ocupando quase todo o quadro?\n2. O **fundo** está limpo? A capa pede fundo branco\n3. A **luz** vem de lado, sem sombra dura nem reflexo?\n4. A **cor** é a que o comprador vai receber?\n\nNo *Gerador de Criativos* você remove ou troca o fundo em segundos.`,
};
