import { folded } from './portuguese.ts';

/** Words of listings that people type without their accents, and that no other word hides behind. */
const WORDS = new Map(
  `tênis térmica térmicas térmico térmicos algodão bebê bebês relógio relógios óculos câmera câmeras lâmpada lâmpadas
  móvel móveis eletrônico eletrônica eletrônicos cerâmica cerâmicas básica básico básicas básicos clássica clássico
  alumínio máquina máquinas café água pés boné bonés sutiã sutiãs calça calças macacão colchão lençol lençóis sofá
  cães cão fogão violão óleo óleos veículo veículos televisão áudio vídeo tripé aliança alianças máscara máscaras
  cílios criança crianças escritório escritórios lápis retrátil portátil portáteis mãe mães pão pães limão mão mãos
  botão cartão portão cordão acessório acessórios legítimo legítima elétrico elétrica elétricos elétricas orgânico
  orgânica mecânico mecânica mecânicos ergonômico ergonômica econômico econômica anatômico anatômica dinâmico príncipe
  chá xícara xícaras açaí maçã pó pós álcool álbum guarda-sol ímã ímãs pelúcia pelúcias
  rímel única único médio média mínimo máximo rápido rápida rápidas fácil páginas página
  história histórias matemática cadeirão berço berços mamãe vovó avó balança balanças balcão espátula cúpula
  luminária luminárias armário armários mantém contém conexão válvula válvulas hidráulico
  hidráulica câmbio farol faróis acústica acústico tábua tábuas régua réguas sérum cosmético
  proteína vitamínico chapéu chapéus coleção não também você alça alças até`
    .split(/\s+/)
    .map((word) => [folded(word), word]),
);

/** Endings that are always accented so. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/cao$/, 'ção'],
  [/coes$/, 'ções'],
  [/avel$/, 'ável'],
  [/aveis$/, 'áveis'],
  [/ivel$/, 'ível'],
  [/iveis$/, 'íveis'],
  [/([aio])(lic[oa]s?)$/, '$1\u0301$2'],
  [/([ao])([mn]ic[oa]s?)$/, '$1\u0302$2'],
  [/e(dic[oa]s?)$/, 'é$1'],
  [/a(ssic[oa]s?)$/, 'á$1'],
  [/a(s?tic[oa]s?)$/, 'á$1'],
  [/e(s?tic[oa]s?)$/, 'é$1'],
  [/i(stic[oa]s?)$/, 'í$1'],
  [/o(tic[oa]s?)$/, 'ó$1'],
  [/u(stic[oa]s?)$/, 'ú$1'],
];

/** The text with the accents that were left out where there is no doubt, in the case it was written in. */
export function accented(text: string): string {
  // The letters of a code are no word: PES1300.
  return text.replace(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (word) => {
    if (/[^a-z]/i.test(word) || word.length < 3) return word;
    const bare = word.toLowerCase();
    const right = WORDS.get(bare) ?? withEnding(bare);
    if (right === bare) return word;
    if (word === word.toUpperCase()) return right.toLocaleUpperCase('pt-BR');
    return /^[A-Z]/.test(word) ? right.charAt(0).toLocaleUpperCase('pt-BR') + right.slice(1) : right;
  });
}

function withEnding(word: string): string {
  if (word.length < 5) return word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  return ending ? word.replace(...ending).normalize('NFC') : word;
}
