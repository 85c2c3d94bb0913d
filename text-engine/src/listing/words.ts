import { folded } from '../portuguese/portuguese.ts';

/** Sentences that praise or greet and name no product. */
export const PRAISE =
  /^(?:(?:produto|item|qualidade|muito|bem|super|ser|e|vai|voce|nao|perca|garanta|demais|agora|hoje|maravilhos[oa]|incrivel|otim[oa]|perfeit[oa]s?|lind[oa]s?|excelente|excepcional|oi+|ola|bom dia|boa tarde|boa noite|tudo bem|eu)\b\s*)/;
const VERB =
  /^(?:é|são|está|vem|vêm|tem|têm|possui|possuem|feito|feita|feitos|feitas|acompanha|inclui|contém|serve|ideal|ideais|perfeito|perfeita|que|pode|vai)$/i;
/** 'São João' is a name. */
export const isVerb = (word = '') => VERB.test(word) && word !== 'São';
/** How a measure begins. */
export const MEASURE = /^(?:\d|½|¼)/;
/** Words by which a model goes over the end of a name: 'capa para iPhone 15 Pro Max'. */
export const LONGEST_MODEL = 3;

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
/** Without accents, capitals and marks. */
export const bareWord = (word = '') => folded(word).replace(/[^\p{L}\d-]/gu, '');
