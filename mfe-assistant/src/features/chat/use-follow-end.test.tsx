import { act, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { useFollowEnd } from './use-follow-end.ts';

const END = 500;

/** A log of which 100 px are seen; `onDrawn` runs once new words stand in it, before anything follows them. */
function Log({ words, onDrawn }: { words: string; onDrawn?: (log: HTMLElement) => void }) {
  const log = useRef<HTMLDivElement>(null);
  const { atEnd, goToEnd } = useFollowEnd(log, words, 'one conversation');
  useLayoutEffect(() => {
    if (log.current && words) onDrawn?.(log.current);
  }, [words, onDrawn]);
  return (
    <>
      <div ref={log} role="log">
        {words}
      </div>
      <button type="button" onClick={goToEnd}>
        {atEnd ? 'at the end' : 'away from it'}
      </button>
    </>
  );
}

function open(onDrawn?: (log: HTMLElement) => void) {
  const { rerender, getByRole } = render(<Log words="" />);
  const log = getByRole('log');
  Object.defineProperties(log, { scrollHeight: { value: END + 100 }, clientHeight: { value: 100 } });
  // What is asked for smoothly is still on its way when the reader moves.
  log.scrollTo = ((to: ScrollToOptions) => {
    if (to.behavior !== 'smooth') log.scrollTop = Math.min(END, to.top ?? 0);
  }) as typeof log.scrollTo;
  return {
    log,
    button: getByRole('button'),
    say: (words: string) => rerender(<Log words={words} {...(onDrawn && { onDrawn })} />),
  };
}

const scrollUp = (log: HTMLElement) => {
  log.scrollTop = 0;
  log.dispatchEvent(new Event('scroll'));
};

test('a reader who scrolls up after asking stays there as the answer begins', () => {
  const { log, button, say } = open();
  say('Olá');
  expect(log.scrollTop).toBe(END);
  act(() => button.click());
  act(() => scrollUp(log));
  say('Olá, tudo bem?');
  expect(log.scrollTop).toBe(0);
  expect(button.textContent).toBe('away from it');
});

test('a reader who scrolls up between the drawing of words and what follows them stays there', () => {
  let reader: (log: HTMLElement) => void = () => {};
  const { log, button, say } = open((element) => reader(element));
  say('Olá');
  expect(log.scrollTop).toBe(END);
  reader = scrollUp;
  say('Olá, tudo bem?');
  expect(log.scrollTop).toBe(0);
  expect(button.textContent).toBe('away from it');
});
