import type { DueNotice } from '../../ports/batch-notices.ts';
import type { PushNotice } from '../../ports/web-push.ts';

/** What a user reads when a batch has come to an end: counts alone, since a notice lies on a locked screen. */
export function batchNotice({ batch: tag, ready, photos, complete }: Omit<DueNotice, 'devices'>): PushNotice {
  if (!complete)
    return {
      tag,
      title: 'Seu lote parou no meio',
      body: `${ready} de ${photos} imagens prontas. Toque para continuar.`,
    };
  if (ready === 0)
    return { tag, title: 'Seu lote terminou', body: 'Nenhuma imagem ficou pronta. Toque para ver.' };
  const body =
    photos === 1
      ? 'Sua imagem está pronta. Toque para ver.'
      : `${ready} de ${photos} imagens prontas. Toque para ver.`;
  return { tag, title: 'Seu lote está pronto', body };
}
