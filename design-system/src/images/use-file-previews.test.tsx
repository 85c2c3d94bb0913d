import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFilePreviews } from './use-file-previews.ts';

const FILES = ['azeite.png', 'creme.png'].map((name) => new File([name], name, { type: 'image/png' }));

function Previews() {
  const [files, setFiles] = useState(FILES);
  return (
    <>
      {useFilePreviews(files).map((photo) => (
        <a key={photo.id} href={photo.src}>
          {photo.name}
        </a>
      ))}
      <button type="button" onClick={() => setFiles(FILES.slice(1))}>
        Remover
      </button>
    </>
  );
}

const addressOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href') ?? '';
const read = async (address: string) => (await fetch(address)).text();

test('a chosen file keeps its picture until it is removed, and the others keep theirs', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <StrictMode>
      <Previews />
    </StrictMode>,
  );
  await expect.element(page.getByRole('link', { name: 'azeite.png' })).toBeVisible();
  const [removed, kept] = [addressOf('azeite.png'), addressOf('creme.png')];
  expect(await read(removed)).toBe('azeite.png');
  await userEvent.click(page.getByRole('button', { name: 'Remover' }));
  await expect.element(page.getByRole('link', { name: 'azeite.png' })).not.toBeInTheDocument();
  expect(addressOf('creme.png')).toBe(kept);
  expect(await read(kept)).toBe('creme.png');
  await expect(read(removed)).rejects.toThrow();
});
