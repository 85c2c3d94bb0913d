import { folded } from '../portuguese/portuguese.ts';

/** Words that describe a thing and come after its name, without accents. */
const ATTRIBUTES = new Set(
  `masculino masculina masculinos masculinas feminino feminina femininos femininas unissex infantil infantis adulto
  adulta adultos adultas juvenil bebe menina menino casal solteiro queen king filhotes
  azul azuis preto preta pretos pretas branco branca brancos brancas vermelho vermelha vermelhos verde verdes amarelo
  amarela rosa roxo roxa cinza bege marrom dourado dourada prata prateado prateada transparente colorido colorida nude
  vinho laranja caramelo marinho florido florida estampado estampada liso lisa listrado listrada
  grande grandes pequeno pequena pequenos pequenas medio media longo longa curto curta leve leves slim oversized
  basico basica classico classica casual social esportivo esportiva moderno moderna rustico rustica vintage retro
  eletrico eletrica manual automatico automatica digital bluetooth wireless gamer gaming rgb led bivolt inox usb smart
  portatil original novo nova usado usada lacrado lacrada premium profissional universal caseiro caseira artesanal
  organico organica vegano natural termico hermetico hermeticos esmaltado esmaltada respiravel inteligente
  antiaderente dianteiro dianteira dianteiros dianteiras traseiro traseira traseiros traseiras
  legitimo sintetico sintetica macio macia peludo felpudo completo completa forrado forrada realista`.split(
    /\s+/,
  ),
);
/** Endings of such words; a product's own first word is never looked at. */
const ATTRIBUTE_ENDINGS = /(?:avel|aveis|ivel|iveis|ante|antes)$|(?:[lcntrsvdi])ad[oa]s?$/;
/** Words that begin a detail of their own, with what follows them. */
const BEGINNERS = new Set(
  `com sem para em sabor cor tamanho tamanhos tam cano gola decote capa aro freio marca modelo manga cintura salto
  racas raca suporta suportam mantem anti estilo apoio base voltagem potencia ate ideal
  pacote kit jogo`.split(/\s+/),
);
/** Words that only lead over to the next one. */
const LINKS = new Set('de da do das dos a ao e o os as x ou para em por com'.split(' '));

const THINGS = new Set([
  'nivel',
  'niveis',
  'movel',
  'moveis',
  'imoveis',
  'combustivel',
  'turbante',
  'diamante',
  'volante',
]);

/** Whether a word is listed as saying how a thing is, whatever it ends in. */
export const isKnownAttribute = (word: string) => ATTRIBUTES.has(word);
export const isAttribute = (word: string) =>
  isKnownAttribute(word) || (ATTRIBUTE_ENDINGS.test(word) && !THINGS.has(word));
const MATERIALS = new Set(
  `algodao couro inox aco ferro aluminio madeira mdf plastico vidro ceramica porcelana silicone borracha jeans nylon
  poliester veludo linho la malha lycra viscose moletom gel metal bambu acrilico papel papelao lona espuma`.split(
    /\s+/,
  ),
);
/** What a thing is made of, folded. */
export const isMaterial = (word: string) => MATERIALS.has(word);
export const beginsDetail = (word: string) => BEGINNERS.has(word);
export const linksOn = (word: string) => LINKS.has(word);

/** Other names under which buyers look for the same thing. */
const SYNONYMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^capinhas?\b/, ['capa', 'case']],
  [/^celular\b/, ['smartphone']],
  [/^smartphone\b/, ['celular']],
  [/^notebook\b/, ['laptop']],
  [/^fones? de ouvido\b/, ['headphone']],
  [/^fones?\b/, ['fone de ouvido']],
  [/^camisetas?\b/, ['blusa']],
  [/^potes?\b/, ['porta-mantimentos']],
  [/^air ?fryer\b/, ['fritadeira elétrica']],
  [/^fritadeira\b/, ['air fryer']],
  [/^jogos? de cama\b/, ['jogo de lençol', 'roupa de cama']],
  [/^bicicletas?\b/, ['bike']],
  [/^smartwatch\b/, ['relógio inteligente']],
];

/** What may be said of a kind of thing without knowing the one at hand. */
const KINDS: readonly { of: RegExp; uses: readonly string[] }[] = [
  {
    of: /\b(?:pneus?|oleo|farol|farois|retrovisor|automotiv\w+|motos?|escapamento|amortecedor\w*|velas? de ignicao|pastilhas? de freio|ngk)\b/,
    uses: ['para Reposição', 'para Manutenção', 'Automotivo'],
  },
  {
    of: /\b(?:racao|cachorros?|caes|cao|gatos?|pets?|coleira|arranhador)\b/,
    uses: ['Pet Shop', 'para o Dia a Dia do Pet'],
  },
  {
    of: /\b(?:brincos?|colar|pulseira|anel|relogio|perfume|boneca|pelucia|canecas?|velas?|livros?|quadros?|chocolates?|brinquedos?)\b/,
    uses: ['para Presente', 'para Presentear', 'para Dar de Presente'],
  },
  {
    of: /\b(?:tenis|sapatos?|sandalia|botas?|chinelos?|calcas?|camisetas?|camisas?|vestidos?|saia|blusas?|jaqueta|bermudas?|shorts?|meias?|bone)\b/,
    uses: ['para Passeio', 'para Presente', 'para Todas as Estações'],
  },
  {
    of: /\b(?:panelas?|potes?|facas?|liquidificador|air ?fryer|fritadeira|copos?|garrafas?|talheres|assadeira|cozinha|xicaras?)\b/,
    uses: ['para Cozinha', 'para o Dia a Dia', 'para Casa'],
  },
  {
    of: /\b(?:mesa|cadeiras?|sofa|tapetes?|cortinas?|luminaria|abajur|almofadas?|cama|lencol|travesseiros?|colchao)\b/,
    uses: ['para Casa', 'para Quarto e Sala', 'para Decoração'],
  },
  {
    of: /\b(?:furadeira|parafusadeira|chave|martelo|serra|ferramentas?|trena)\b/,
    uses: ['para Casa e Oficina', 'para Reparos', 'para Obra'],
  },
];
const ANY_USES = ['para o Dia a Dia', 'para Uso Diário', 'para Casa e Trabalho'] as const;

/** Other names of what is called `name`, the most usual first: `other` stands for `same` in it. */
export function synonymsOf(name: string): { same: string; other: string; rest: string }[] {
  for (const [pattern, others] of SYNONYMS) {
    const found = pattern.exec(folded(name))?.[0];
    if (!found) continue;
    const [same, rest] = [name.slice(0, found.length), name.slice(found.length)];
    return others.map((other) => ({ same, other, rest }));
  }
  return [];
}

/** What the thing called `name` (folded) is for, as far as its kind is known. */
export const knownUsesOf = (name: string): readonly string[] =>
  KINDS.find(({ of }) => of.test(name.split(/ (?:no|na|com|para) /)[0] ?? ''))?.uses ?? [];

/** The same, and what may be said of anything where its kind is not known. */
export const usesOf = (name: string): readonly string[] => {
  const known = knownUsesOf(name);
  return known.length > 0 ? known : ANY_USES;
};

const SETS =
  /^(?:kit|combo|pacote|pares|conjunto|par)\s+(?:(?:com|de|c\/)\s+)?(?:\d+\s+)?(?:de\s+)?(?=\p{L}{3})/iu;
/** What the set is of: 'amortecedor' of 'par de amortecedor'. */
export const withoutSet = (name: string) => name.replace(SETS, '');

/** The first word that carries meaning, with its complement: 'tênis de corrida' of 'tênis de corrida asics'. */
export function headOf(name: string): string {
  const words = name.split(' ');
  const [first = '', second = ''] = words;
  const two = /^smart$/i.test(first) || /^d['’]/.test(second);
  const three = /^(?:de|da|do|para)$/.test(second);
  return words.slice(0, three ? 3 : two ? 2 : 1).join(' ');
}
