import { hexOf } from '../../photo/colour.ts';
import type { Layer } from '../painting/canvas.ts';
import { lite, type Markup, toSvg } from '../painting/markup.ts';
import { bookPile } from '../painting/props/household.ts';
import { monsteraPlant } from '../painting/props/plants.ts';
import { gift } from '../painting/props/small-things.ts';
import { rasterise } from '../painting/rasterise.ts';
import { trimProduct } from '../painting/trim.ts';
import { armchair } from './drawn/armchair.ts';
import { babyBottle } from './drawn/baby-bottle.ts';
import { backpack } from './drawn/backpack.ts';
import { bag } from './drawn/bag.ts';
import { bike } from './drawn/bike.ts';
import { blender } from './drawn/blender.ts';
import { camera } from './drawn/camera.ts';
import { cap } from './drawn/cap.ts';
import { car } from './drawn/car.ts';
import { dress } from './drawn/dress.ts';
import { drill } from './drawn/drill.ts';
import { duck } from './drawn/duck.ts';
import { dumbbell } from './drawn/dumbbell.ts';
import { football } from './drawn/football.ts';
import { fryer } from './drawn/fryer.ts';
import { gamerChair } from './drawn/gamer-chair.ts';
import { hammer } from './drawn/hammer.ts';
import { headset } from './drawn/headset.ts';
import { helmet } from './drawn/helmet.ts';
import { jeans } from './drawn/jeans.ts';
import { kennel } from './drawn/kennel.ts';
import { keyboard } from './drawn/keyboard.ts';
import { kibbleBag } from './drawn/kibble-bag.ts';
import { laptop } from './drawn/laptop.ts';
import { monitor } from './drawn/monitor.ts';
import { necklace } from './drawn/necklace.ts';
import { notebook } from './drawn/notebook.ts';
import { pad } from './drawn/pad.ts';
import { phone } from './drawn/phone.ts';
import { polish } from './drawn/polish.ts';
import { powerbank } from './drawn/powerbank.ts';
import { pressure } from './drawn/pressure.ts';
import { rings } from './drawn/rings.ts';
import { rocket } from './drawn/rocket.ts';
import { skateboard } from './drawn/skateboard.ts';
import { smartwatch } from './drawn/smartwatch.ts';
import { sneaker } from './drawn/sneaker.ts';
import { soapBar } from './drawn/soap-bar.ts';
import { sunglasses } from './drawn/sunglasses.ts';
import { tablet } from './drawn/tablet.ts';
import { teddy } from './drawn/teddy.ts';
import { tee } from './drawn/tee.ts';
import { toolbox } from './drawn/toolbox.ts';
import { watch } from './drawn/watch.ts';
import { wineGlass } from './drawn/wine-glass.ts';
import type { Livery } from './livery.ts';

type Draw = (main: string, second: string) => Markup;

/** Drawings, the colour they have unless the words give one, and the words that ask for them. */
export const DRAWN: readonly (readonly [Draw, string, readonly string[]])[] = [
  [
    (main, second) => sneaker(main, second),
    '#f2f0ec',
    ['tenis', 'sapato', 'calcado', 'sapatilha', 'bota', 'sandalia', 'chinelo', 'caixa de tenis'],
  ],
  [(main) => bag(main), '#b0703c', ['bolsa', 'carteira de couro', 'mala']],
  [(main) => watch(main), '#1f3b57', ['relogio', 'relogio de pulso']],
  [() => smartwatch, '#202127', ['relogio inteligente', 'smartwatch', 'pulseira inteligente']],
  [(main) => cap(main), '#5a3fd0', ['bone', 'chapeu', 'gorro']],
  [(main) => tee(main), '#23a37c', ['camiseta', 'camisa', 'blusa', 'roupa', 'moletom', 'uniforme']],
  [(main) => dress(main), '#c9502f', ['vestido', 'saia', 'moda']],
  [() => jeans, '#3f6b9c', ['calca', 'jeans', 'bermuda', 'short']],
  [() => sunglasses, '#4a2f1f', ['oculos', 'oculos de sol']],
  [
    () => necklace,
    '#d8b46a',
    ['colar', 'joia', 'joias', 'bijuteria', 'pingente', 'brinco', 'anel', 'semijoia*'],
  ],
  [
    (main, second) => phone([main, second, lite(main, 0.5)]),
    '#5a3fd0',
    ['celular', 'smartphone', 'telefone', 'iphone', 'capinha', 'pelicula'],
  ],
  [() => laptop, '#c9ccd6', ['notebook', 'laptop', 'computador']],
  [() => tablet, '#202127', ['tablet', 'ipad', 'leitor digital']],
  [() => camera, '#f2f2f2', ['camera', 'camera de seguranca', 'webcam']],
  [() => powerbank, '#f2f2f2', ['carregador', 'carregador portatil', 'power bank', 'bateria']],
  [() => headset, '#17141f', ['fone', 'fones', 'fones de ouvido', 'headset', 'headphone', 'fone de ouvido']],
  [() => pad, '#2b2a38', ['controle', 'joystick', 'videogame', 'video game', 'console', 'gamepad']],
  [() => gamerChair, '#1b1a24', ['cadeira gamer', 'cadeira']],
  [() => keyboard, '#1b1a24', ['teclado', 'teclado mecanico']],
  [() => monitor, '#1b1a24', ['monitor', 'televisao', 'tv']],
  [(main) => teddy(main), '#b9804d', ['urso', 'pelucia', 'ursinho']],
  [() => car, '#c9772f', ['carrinho', 'carrinho de brinquedo', 'brinquedo', 'carrinho de madeira']],
  [() => rocket, '#e84a4a', ['foguete']],
  [() => duck, '#f7c531', ['patinho', 'brinquedo de banho']],
  [
    () => rings,
    '#f2b134',
    ['blocos', 'blocos de montar', 'piramide', 'argolas', 'brinquedo educativo', 'infantil'],
  ],
  [() => babyBottle, '#bfe3d6', ['mamadeira', 'bebe', 'chupeta']],
  [(main) => drill(main), '#f2b01e', ['furadeira', 'parafusadeira', 'ferramenta', 'ferramentas']],
  [() => hammer, '#8a8f98', ['martelo']],
  [() => helmet, '#f2b01e', ['capacete', 'epi']],
  [() => toolbox, '#c8232c', ['caixa de ferramentas', 'maleta']],
  [(main) => backpack(main), '#2f6fb5', ['mochila', 'estojo', 'lancheira']],
  [() => notebook, '#5a3fd0', ['caderno', 'agenda', 'planner', 'papelaria']],
  [
    () => bookPile(['#b9543f', '#2f5573', '#e2c78f', '#4d6b52', '#7a4a5e'], 130),
    '#2f5573',
    ['livro', 'livros', 'ebook'],
  ],
  [() => football(78), '#ffffff', ['bola de futebol', 'futebol']],
  [(main) => dumbbell(main), '#24252b', ['halter', 'halteres', 'peso', 'academia', 'musculacao']],
  [() => bike, '#e0482f', ['bicicleta', 'bike']],
  [() => skateboard, '#1b1a24', ['skate', 'patins']],
  [() => blender, '#d8485f', ['liquidificador', 'batedeira', 'processador', 'eletrodomestico']],
  [() => fryer, '#1b1a24', ['fritadeira', 'air fryer', 'airfryer', 'forno', 'fritadeira sem oleo']],
  [(main) => wineGlass(main), '#7a1230', ['taca', 'tacas', 'vinho', 'copo']],
  [() => kibbleBag, '#c9772f', ['pacote', 'racao', 'pacote de racao', 'saco', 'embalagem']],
  [() => kennel, '#c0713f', ['casinha', 'caminha', 'casinha de cachorro']],
  [(main) => armchair(main), '#c07a4a', ['poltrona', 'sofa', 'movel', 'moveis']],
  [(main) => polish(main), '#d02c5e', ['esmalte', 'esmaltes', 'unha']],
  [(main) => soapBar(main, 0), '#e6d3f5', ['sabonete', 'sabonete artesanal', 'sabao']],
  [() => pressure, '#f2f2f2', ['medidor', 'medidor de pressao', 'aparelho', 'termometro']],
  [(main) => monsteraPlant('#4d8a4f', main), '#d9c8b0', ['planta', 'samambaia', 'jardinagem', 'muda']],
  [
    (main, second) => gift(150, 130, main, second),
    '#b3202b',
    ['presente', 'presentes', 'caixa de presente', 'kit', 'cesta', 'caixa'],
  ],
];

const BOX = [-480, -640, 1000, 1100] as const;

/** Rasterises a drawing that stands on (0, 0), about `side` pixels tall, trimmed. */
export async function drawMarkup(draw: Draw, { main, second }: Livery, side: number): Promise<Layer> {
  const markup = draw(hexOf(main), hexOf(second));
  const probe = await rasterise(toSvg(markup, BOX, BOX[2], BOX[3]), BOX[2], BOX[3]);
  const small = trimProduct({
    rgba: new Uint8ClampedArray(probe.rgba),
    width: probe.width,
    height: probe.height,
  });
  const own = boxOf(small.layer, small.left, small.top);
  const zoom = side / Math.max(own[2], own[3]);
  const [width, height] = [Math.round(own[2] * zoom), Math.round(own[3] * zoom)];
  const large = await rasterise(toSvg(markup, own, width, height), width, height);
  return trimProduct({ rgba: new Uint8ClampedArray(large.rgba), width, height }).layer;
}

/** The drawing's own place in units, with a little air. */
function boxOf({ width, height }: Layer, left: number, top: number): [number, number, number, number] {
  return [BOX[0] + left - 3, BOX[1] + top - 3, width + 6, height + 6];
}
