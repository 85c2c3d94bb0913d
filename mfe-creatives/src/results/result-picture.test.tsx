import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultPicture } from './result-picture.tsx';

const picture = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Fundo alterado' });
const NOT_SHOWN = 'A imagem está pronta, mas não foi possível mostrá-la.';

/** A finished picture whose bytes did not come. */
function broken() {
  render(<ResultPicture src="/api/images/1/file" alt="Fundo alterado" />);
  fireEvent.error(picture() as HTMLElement);
  expect(picture()).toBeNull();
  expect(screen.getByText(NOT_SHOWN)).toBeTruthy();
}

test('a finished picture that did not come is asked for again, without another run', () => {
  broken();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(picture()?.getAttribute('src')).toBe('/api/images/1/file');
  expect(screen.queryByText(NOT_SHOWN)).toBeNull();
});

test('it comes by itself once the connection is back', () => {
  broken();
  fireEvent(window, new Event('online'));
  expect(picture()).not.toBeNull();
  expect(screen.queryByText(NOT_SHOWN)).toBeNull();
});

test('where its copy does not come, the picture itself is shown', () => {
  render(
    <ResultPicture
      src="/api/images/1/file"
      alt="Fundo alterado"
      imageProps={{ srcSet: '/api/images/1/thumbnail?width=1600 1600w' }}
    />,
  );
  fireEvent.error(picture() as HTMLElement);
  expect(picture()?.getAttribute('srcset')).toBeNull();
  expect(screen.queryByText(NOT_SHOWN)).toBeNull();
  fireEvent.error(picture() as HTMLElement);
  expect(screen.getByText(NOT_SHOWN)).toBeTruthy();
});
