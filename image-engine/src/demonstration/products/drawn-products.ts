import { readFile } from 'node:fs/promises';
import type { Layer } from '../painting/canvas.ts';
import { rasterise } from '../painting/rasterise.ts';
import { trimProduct } from '../painting/trim.ts';
import type { Livery } from './livery.ts';
import { recolour } from './recolour.ts';

/** Drawings (`drawn/NAME.svg`), the colour they have unless the words give one, and the words that ask for them. */
export const DRAWN: readonly (readonly [name: string, colour: string, words: readonly string[]])[] = [
  [
    'sneaker',
    '#f2f0ec',
    ['tenis', 'sapato', 'calcado', 'sapatilha', 'bota', 'sandalia', 'chinelo', 'caixa de tenis'],
  ],
  ['bag', '#b0703c', ['bolsa', 'carteira de couro', 'mala']],
  ['watch', '#1f3b57', ['relogio', 'relogio de pulso']],
  ['smartwatch', '#202127', ['relogio inteligente', 'smartwatch', 'pulseira inteligente']],
  ['cap', '#5a3fd0', ['bone', 'chapeu', 'gorro']],
  ['tee', '#23a37c', ['camiseta', 'camisa', 'blusa', 'roupa', 'moletom', 'uniforme']],
  ['dress', '#c9502f', ['vestido', 'saia', 'moda']],
  ['jeans', '#3f6b9c', ['calca', 'jeans', 'bermuda', 'short']],
  ['sunglasses', '#4a2f1f', ['oculos', 'oculos de sol']],
  ['necklace', '#d8b46a', ['colar', 'joia', 'joias', 'bijuteria', 'pingente', 'brinco', 'anel', 'semijoia*']],
  ['phone', '#5a3fd0', ['celular', 'smartphone', 'telefone', 'iphone', 'capinha', 'pelicula']],
  ['laptop', '#c9ccd6', ['notebook', 'laptop', 'computador']],
  ['tablet', '#202127', ['tablet', 'ipad', 'leitor digital']],
  ['camera', '#f2f2f2', ['camera', 'camera de seguranca', 'webcam']],
  ['powerbank', '#f2f2f2', ['carregador', 'carregador portatil', 'power bank', 'bateria']],
  ['headset', '#17141f', ['fone', 'fones', 'fones de ouvido', 'headset', 'headphone', 'fone de ouvido']],
  ['pad', '#2b2a38', ['controle', 'joystick', 'videogame', 'video game', 'console', 'gamepad']],
  ['gamer-chair', '#1b1a24', ['cadeira gamer', 'cadeira']],
  ['keyboard', '#1b1a24', ['teclado', 'teclado mecanico']],
  ['monitor', '#1b1a24', ['monitor', 'televisao', 'tv']],
  ['teddy', '#b9804d', ['urso', 'pelucia', 'ursinho']],
  ['car', '#c9772f', ['carrinho', 'carrinho de brinquedo', 'brinquedo', 'carrinho de madeira']],
  ['rocket', '#e84a4a', ['foguete']],
  ['duck', '#f7c531', ['patinho', 'brinquedo de banho']],
  [
    'rings',
    '#f2b134',
    ['blocos', 'blocos de montar', 'piramide', 'argolas', 'brinquedo educativo', 'infantil'],
  ],
  ['baby-bottle', '#bfe3d6', ['mamadeira', 'bebe', 'chupeta']],
  ['drill', '#f2b01e', ['furadeira', 'parafusadeira', 'ferramenta', 'ferramentas']],
  ['hammer', '#8a8f98', ['martelo']],
  ['helmet', '#f2b01e', ['capacete', 'epi']],
  ['toolbox', '#c8232c', ['caixa de ferramentas', 'maleta']],
  ['backpack', '#2f6fb5', ['mochila', 'estojo', 'lancheira']],
  ['notebook', '#5a3fd0', ['caderno', 'agenda', 'planner', 'papelaria']],
  ['books', '#2f5573', ['livro', 'livros', 'ebook']],
  ['football', '#ffffff', ['bola de futebol', 'futebol']],
  ['dumbbell', '#24252b', ['halter', 'halteres', 'peso', 'academia', 'musculacao']],
  ['bike', '#e0482f', ['bicicleta', 'bike']],
  ['skateboard', '#1b1a24', ['skate', 'patins']],
  ['blender', '#d8485f', ['liquidificador', 'batedeira', 'processador', 'eletrodomestico']],
  ['fryer', '#1b1a24', ['fritadeira', 'air fryer', 'airfryer', 'forno', 'fritadeira sem oleo']],
  ['wine-glass', '#7a1230', ['taca', 'tacas', 'vinho', 'copo']],
  ['kibble-bag', '#c9772f', ['pacote', 'racao', 'pacote de racao', 'saco', 'embalagem']],
  ['kennel', '#c0713f', ['casinha', 'caminha', 'casinha de cachorro']],
  ['armchair', '#c07a4a', ['poltrona', 'sofa', 'movel', 'moveis']],
  ['polish', '#d02c5e', ['esmalte', 'esmaltes', 'unha']],
  ['soap-bar', '#e6d3f5', ['sabonete', 'sabonete artesanal', 'sabao']],
  ['pressure', '#f2f2f2', ['medidor', 'medidor de pressao', 'aparelho', 'termometro']],
  ['potted-plant', '#d9c8b0', ['planta', 'samambaia', 'jardinagem', 'muda']],
  ['gift', '#b3202b', ['presente', 'presentes', 'caixa de presente', 'kit', 'cesta', 'caixa']],
];

/** Every drawing stands on (0, 0) inside this box: left, top, width, height in units. */
const BOX = [-480, -640, 1000, 1100] as const;
type Box = readonly [left: number, top: number, width: number, height: number];

/** Rasterises the drawing of that name in the livery's colours, about `side` pixels tall, trimmed. */
export async function drawProduct(name: string, livery: Livery, side: number): Promise<Layer> {
  const file = await readFile(new URL(`./drawn/${name}.svg`, import.meta.url), 'utf8');
  const drawing = recolour(file, livery);
  const probe = await rasterise(framed(drawing, BOX, BOX[2], BOX[3]), BOX[2], BOX[3]);
  const small = trimProduct({
    rgba: new Uint8ClampedArray(probe.rgba),
    width: probe.width,
    height: probe.height,
  });
  const own = boxOf(small.layer, small.left, small.top);
  const zoom = side / Math.max(own[2], own[3]);
  const [width, height] = [Math.round(own[2] * zoom), Math.round(own[3] * zoom)];
  const large = await rasterise(framed(drawing, own, width, height), width, height);
  return trimProduct({ rgba: new Uint8ClampedArray(large.rgba), width, height }).layer;
}

/** The drawing's own place in units, with a little air. */
function boxOf({ width, height }: Layer, left: number, top: number): Box {
  return [BOX[0] + left - 3, BOX[1] + top - 3, width + 6, height + 6];
}

/** The document with `box` in its frame, filling `width` x `height` pixels. */
const framed = (drawing: string, box: Box, width: number, height: number): string =>
  drawing.replace(
    /viewBox="[^"]*"/,
    `width="${width}" height="${height}" viewBox="${box.join(' ')}" preserveAspectRatio="xMidYMax slice"`,
  );
