import type { KeyboardEvent } from 'react';

/** What is pasted into a text of one line. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** A text of one line may wrap, but Enter does not break it. */
export function breakNoLine(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
