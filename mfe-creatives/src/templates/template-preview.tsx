import { ImageFrame } from '@andromeda/design-system';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { PREVIEW_SIZE } from './niches.ts';
import styles from './template-picker.module.css';

const TONES = ['nebula', 'dust', 'core', 'success', 'info'] as const;

type TemplatePreviewProps = {
  /** `color` holds the picture's place. */
  preview: { src: string; alt: string; color?: string | undefined } | null;
  /** Chooses the tone of the ground, so that neighbours differ. */
  number: number;
};

/** What a template may come to look like. Without a picture, or with a broken one, a quiet ground replaces it. */
export function TemplatePreview({ preview, number }: TemplatePreviewProps) {
  const [broken, setBroken] = useState(false);
  if (!preview || broken) {
    return (
      <span aria-hidden="true" data-tone={TONES[number % TONES.length]} className={styles.placeholder}>
        <Sparkles />
      </span>
    );
  }
  return (
    <ImageFrame
      src={preview.src}
      alt={preview.alt}
      color={preview.color}
      className={styles.preview}
      onBroken={() => setBroken(true)}
      imageProps={{ loading: 'lazy', width: PREVIEW_SIZE, height: PREVIEW_SIZE, draggable: false }}
    />
  );
}
