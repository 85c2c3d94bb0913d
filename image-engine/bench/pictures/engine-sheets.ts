import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createImageEngine, type EnginePicture } from '../../src/index.ts';

// Draws docs/pictures/engine-*.jpg: what the engine makes of the fixtures' photos, one niche a picture.

const TILE = 400;
const COLUMNS = 4;
const MOST_BYTES = 400_000;

const SCENES: readonly (readonly [photos: string, prompt: string])[] = [
  [
    'drawn-white-bottle',
    'Coloque o produto enviado sobre bancada de mármore branco, cercado de pétalas de rosa. Luz suave de janela à esquerda, fundo rosa-claro desfocado',
  ],
  [
    'drawn-shoe',
    'Insira o produto enviado em uma calçada de pedra molhada de chuva. Luzes da rua viram círculos coloridos no fundo: noite de São Paulo',
  ],
  ['drawn-mug', 'Quarto infantil com meia-parede azul-clara, tapete creme e bandeirinhas de tecido ao fundo'],
  [
    'drawn-white-bottle',
    'Mesa de madeira clara com hortelã. Contraluz da manhã, fundo de horta desfocado, sensação natural e fresca',
  ],
  [
    'drawn-phone',
    'Em pé sobre base preta brilhante, com reflexo. Duas luzes de recorte, violeta de um lado e azul do outro, lançamento',
  ],
  ['drawn-mug', 'Sala com piso de taco, parede verde-oliva, janela ampla à esquerda, fim de manhã'],
  ['coffee', 'Toalha xadrez de piquenique, gramado desfocado, sol filtrado pelas árvores, frutas'],
  [
    'drawn-shoe',
    'Plataforma preta brilhante, entre duas faixas de luz de estúdio. Fundo cinza-chumbo, salão do automóvel',
  ],
  ['robin', 'Tronco de praça, com grama e flores miúdas em volta. Sol por entre as árvores, hora do passeio'],
  [
    'drawn-white-bottle',
    'Bancada marcada de uso, serragem em volta. Luz dura de lado, painel de ferramentas desfocado, oficina',
  ],
  ['drawn-mug', 'Fundo roxo-escuro, com neon rosa de um lado e ciano do outro. Fumaça fina, setup gamer'],
  [
    'apple',
    'Carteira de madeira clara, com livros e lousa verde desfocada. Luz de sala de aula, volta às aulas',
  ],
  [
    'drawn-shoe',
    'Na areia, ondas do mar ao fundo. Sol a pino, sombra curta, conchas, cores fortes de torneio de praia',
  ],
  ['drawn-mug', 'Cena de Natal, com fita vermelha, pinhas e luzinhas douradas desfocadas. Superfície escura'],
  [
    'drawn-shoe+drawn-mug+drawn-white-bottle',
    'Em um pedestal, degradê do violeta ao rosa, luz de estúdio macia e círculos de brilho',
  ],
  ['butterfly', 'Visto de cima sobre linho bege, ramo de eucalipto, claridade de manhã'],
];

const GENERATED = [
  'Frasco de perfume dourado sobre espelho escuro, contraluz âmbar, fundo ameixa',
  'Tênis branco em pódio, degradê do coral ao pêssego',
  'Caneca vermelha com café, mesa de madeira clara, janela, luz da manhã',
  'Fone de ouvido em setup gamer com neon',
  'Pote de creme rosa sobre mármore, pétalas, luz de janela',
  'Shampoo com azulejos verde-sálvia no banheiro, toalhas e eucalipto',
  'Vela acesa em madeira escura, penumbra, noite',
  'Bolsa caramelo diante de um arco terracota, folha de palmeira, sol baixo',
  'Relógio azul sobre couro caramelo, fundo verde-garrafa, luz lateral',
  'Smartphone roxo sobre base preta brilhante, faixas de luz',
  'Ursinho de pelúcia no quarto infantil',
  'Comedouro para cachorro no gramado do jardim',
  'Furadeira amarela na bancada da oficina',
  'Presente de Natal com luzinhas e pinheiro',
  'Bolo de aniversário, confetes e balões, fundo pêssego',
  'Um produto novo para a minha loja',
];

const TEXTS: readonly (readonly [photo: string, text: string])[] = [
  ['drawn-white-bottle', 'Garrafa Aura\nHidratação o dia inteiro\nde R$ 99,90 por R$ 59,90\nfrete grátis'],
  ['apple', 'Maçã do dia R$ 4,99 30% OFF'],
  ['coffee', 'Café fresquinho toda manhã. Leve 3 pague 2'],
  [
    'drawn-shoe',
    'Tênis Veloz — conforto para correr. 50% de desconto. Apenas R$ 299,00 em até 10x sem juros',
  ],
  ['butterfly', 'PROMOÇÃO'],
  [
    'robin',
    'Coleção primavera: peças únicas feitas à mão, com acabamento impecável e entrega para todo o Brasil',
  ],
  ['drawn-mug', 'Caneca azul\n49,90 reais'],
  ['drawn-phone', 'Black Friday\nSó hoje por R$ 1.899,90\n25% OFF'],
];

const signal = new AbortController().signal;
const engine = createImageEngine();
const photo = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../fixtures/photos/${name}.jpg`, import.meta.url));

async function sheet(name: string, pictures: readonly EnginePicture[]): Promise<void> {
  const tiles = pictures.map(async ({ png }, index) => ({
    input: await sharp(png).resize(TILE, TILE, { fit: 'contain', background: '#f4f2ee' }).toBuffer(),
    left: (index % COLUMNS) * TILE,
    top: Math.floor(index / COLUMNS) * TILE,
  }));
  const height = Math.ceil(pictures.length / COLUMNS) * TILE;
  const whole = await sharp({ create: { width: COLUMNS * TILE, height, channels: 3, background: '#ffffff' } })
    .composite(await Promise.all(tiles))
    .png()
    .toBuffer();
  let jpeg = whole;
  for (let quality = 84; quality > 40 && (jpeg === whole || jpeg.length > MOST_BYTES); quality -= 4)
    jpeg = await sharp(whole).jpeg({ quality, mozjpeg: true }).toBuffer();
  await writeFile(new URL(`../../../docs/pictures/engine-${name}.jpg`, import.meta.url), jpeg);
  console.log(`engine-${name}.jpg: ${pictures.length} pictures, ${(jpeg.length / 1000).toFixed(0)} kB`);
}

const scenes: EnginePicture[] = [];
for (const [names, prompt] of SCENES) {
  const photos = await Promise.all(names.split('+').map(photo));
  scenes.push(await engine.composeScene({ photos, prompt, format: 'square', variation: 7, signal }));
}
await sheet('scenes', scenes);

const generated: EnginePicture[] = [];
for (const prompt of GENERATED)
  generated.push(await engine.generate({ prompt, format: 'square', variation: 7, signal }));
await sheet('generated', generated);

const texts: EnginePicture[] = [];
for (const [name, text] of TEXTS)
  texts.push(await engine.setText({ photo: await photo(name), text, signal }));
await sheet('text', texts);
await engine.close();
