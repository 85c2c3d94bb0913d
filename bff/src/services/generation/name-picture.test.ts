import { expect, test } from 'vitest';
import { nameInFile } from './name-picture.ts';

test.each([
  ['caneca_azul (2).jpg', 'caneca azul'],
  ['Tênis-de-corrida.HEIC', 'Tênis de corrida'],
  ['garrafa térmica 1L.png', 'garrafa térmica 1L'],
  ['bolsa.couro.webp', 'bolsa.couro'],
])('the file %s names a product', (file, name) => expect(nameInFile(file)).toBe(name));

test.each([
  'IMG_1234.HEIC',
  'IMG-20261123-WA0007.jpg',
  'WhatsApp Image 2026-11-23 at 10.11.12.jpeg',
  'DSC00012.JPG',
  'image.png',
  'foto 3.jpg',
  'Screenshot_20261123-101112.png',
  '8f14e45f-ceea-467f-9a36-1b2c3d4e5f60.png',
  '20261123_101112.jpg',
  'Captura de tela 2026-11-23 101112.png',
  'blob',
  '',
])('the file %s names nothing', (file) => expect(nameInFile(file)).toBeNull());
