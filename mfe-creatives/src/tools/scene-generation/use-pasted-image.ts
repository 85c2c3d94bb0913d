import { usePastedImages } from '@andromeda/design-system';
import { messageFor, useApi } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { preparePhoto } from '../../photos/prepare-photo.ts';

/** A look that is over sooner still takes as long (docs/product.md#generate-image). */
const SHORTEST_ANALYSIS_MS = 2000;

const messages = {
  pasted: "Imagem colada com sucesso! Use 'Analisar Imagem' para gerar descrição.",
  analysed: 'Imagem analisada! Descrição adicionada ao prompt.',
  failed: 'Erro ao analisar imagem. Tente novamente.',
} as const;

export interface PastedImage {
  image: File | null;
  busy: boolean;
  success: string | null;
  problem: string | null;
  analyse(): void;
  discard(): void;
  /** Takes the messages away, as the start of a generation does. */
  clearMessages(): void;
}

/** Takes what is pasted on the page, and puts it into words on demand; `onDescription` gets them. */
export function usePastedImage(onDescription: (words: string) => void): PastedImage {
  const api = useApi();
  const [image, setImage] = useState<File | null>(null);
  const shown = useRef<File | null>(null);
  const show = (photo: File | null) => {
    shown.current = photo;
    setImage(photo);
  };
  const [success, setSuccess] = useState<string | null>(null);
  const analysis = useMutation({
    networkMode: 'always',
    mutationFn: async (photo: File) => {
      const [{ prompt }] = await Promise.all([
        preparePhoto(photo).then((prepared) => api.generations.describe(prepared)),
        new Promise((resolve) => setTimeout(resolve, SHORTEST_ANALYSIS_MS)),
      ]);
      return { photo, prompt };
    },
    onSuccess: ({ photo, prompt }) => {
      // Discarded meanwhile: nobody waits for it any more.
      if (photo !== shown.current) return;
      onDescription(prompt);
      setSuccess(messages.analysed);
    },
  });
  const clearMessages = () => {
    setSuccess(null);
    analysis.reset();
  };
  usePastedImages(([first]) => {
    if (!first) return;
    clearMessages();
    show(first);
    setSuccess(messages.pasted);
  });
  return {
    image,
    busy: analysis.isPending,
    success,
    problem: analysis.error && messageFor(analysis.error, messages.failed),
    clearMessages,
    analyse: () => {
      if (!image || analysis.isPending) return;
      clearMessages();
      analysis.mutate(image);
    },
    discard: () => {
      clearMessages();
      show(null);
    },
  };
}
