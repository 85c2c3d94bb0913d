import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../tool-frame/scroll-behavior.ts';
import type { Template } from './niches.ts';

/** What fills a prompt: a template by niche, or one of the user's own. */
export type TemplateWords = Pick<Template, 'id' | 'prompt' | 'generation'>;

const FOCUS_DELAY_MS = 100;
const HIGHLIGHT_MS = 600;

export interface TemplateFillOptions {
  prompt: string;
  setPrompt: (prompt: string) => void;
  /** `prompt` speaks of a photo that is sent along, `generation` needs none. */
  fill?: 'prompt' | 'generation';
}

export interface TemplateFill {
  /** The chosen template's id, until the prompt is edited by anyone. */
  chosenId: string | null;
  choose: (template: TemplateWords) => void;
  /** For the prompt's TextArea: `ref` and `highlighted`. */
  field: { ref: RefObject<HTMLTextAreaElement | null>; highlighted: boolean };
  /** Brings back what a user had typed before a template took its place; null when there is nothing to bring. */
  restore: (() => void) | null;
}

type Choice = { id: string; text: string; replaced: string | null };

/**
 * Lets a template fill a prompt: after 100 ms the field has the focus, is in sight and glows for 600 ms. `setPrompt` must
 * set `prompt` at once, since a prompt that differs from the template's text counts as edited.
 */
export function useTemplateFill({ prompt, setPrompt, fill = 'prompt' }: TemplateFillOptions): TemplateFill {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [highlighted, setHighlighted] = useState(false);
  const pending = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stopPending = useCallback(() => {
    for (const timer of pending.current.splice(0)) clearTimeout(timer);
  }, []);
  useEffect(() => stopPending, [stopPending]);
  if (choice && choice.text !== prompt) setChoice(null);

  const showField = () => {
    stopPending();
    setHighlighted(false);
    const later = (milliseconds: number, act: () => void) =>
      pending.current.push(setTimeout(act, milliseconds));
    later(FOCUS_DELAY_MS, () => {
      bringToSight(ref.current);
      setHighlighted(true);
    });
    later(FOCUS_DELAY_MS + HIGHLIGHT_MS, () => setHighlighted(false));
  };
  return {
    chosenId: choice?.id ?? null,
    choose: (template) => {
      const text = template[fill];
      const typed = choice ? choice.replaced : prompt.trim() && prompt;
      setChoice({ id: template.id, text, replaced: typed || null });
      setPrompt(text);
      showField();
    },
    field: { ref, highlighted },
    restore: choice?.replaced ? () => setPrompt(choice.replaced ?? '') : null,
  };
}

function bringToSight(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollTop = 0;
  field.scrollIntoView({ behavior: scrollBehavior(), block: 'center' });
}
