import type { Advice } from './advice.ts';

const UNSEEN =
  'Recebi a sua foto, mas **não consegui analisá-la** neste momento. Posso ajudar pelo que você escrever sobre ela.';

/** What a photo shows, as an answer begins with it; null where nobody could look at it. */
export function aboutPhoto(description: string | null): string {
  const text = description?.trim();
  if (!text) return UNSEEN;
  return `**O que vejo na foto:** ${text}${/[.!?…]$/.test(text) ? '' : '.'}`;
}

/** What helps with any photo, where nothing else was asked. */
export const photoAdvice: Advice = {
  subject: 'fotos',
  asked: /^$/,
  text: (product) =>
    `Antes de publicar a foto${product ? ` de ${product}` : ''}, confira:\n\n1. O produto aparece **inteiro e nítido**, ocupando quase todo o quadro?\n2. O **fundo** está limpo? A capa pede fundo branco\n3. A **luz** vem de lado, sem sombra dura nem reflexo?\n4. A **cor** é a que o comprador vai receber?\n\nNo *Gerador de Criativos* você remove ou troca o fundo em segundos.`,
  notes: new Map(),
};
