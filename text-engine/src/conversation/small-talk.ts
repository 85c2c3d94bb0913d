/** What is said that asks for no advice. */
interface SmallTalk {
  said: RegExp;
  answers: readonly string[];
}

const RUDE =
  /\b(?:burr[ao]|idiota|imbecil|lixo|inutil|merda|bosta|porra|caralho|fod[ae]r?(?:-se)?|foda se|fuder|vsf|vtnc|otari[ao]|estupid[ao]|nao serve (?:para|pra) nada|pessim[ao])\b/;
const THANKS = /\b(?:obrigad[ao]|obg|brigad[ao]|valeu|vlw|agradec\w+|ajudou|gratidao|thank|thanks|gracias)\b/;
const PRAISE =
  /^(?:(?:que |muito )?(?:perfeito|otimo|legal|show|top|massa|maravilh\w+|excelente|adorei|amei|boa|blz|beleza|entendi|certo|ok|okay|fechado)\b[ ,!.]*)+(?:entendi)?$/;
const GREETING =
  /^(?:oi+e?|ola+|opa|eai|e ai|hey|hi|hello|hola|bom dia|boa tarde|boa noite|tudo (?:bem|bom|certo)|alo)\b/;
const BYE = /^(?:tchau|ate (?:mais|logo|amanha)|flw|falou|adeus|bye)\b/;
const SENSITIVE = /\b(?:suicid\w+|me matar|quero morrer|nao aguento mais viver)\b/;
const FOREIGN =
  /\b(?:what|how|the|is|are|best|please|sell|selling|should|where|can you|i want|como puedo|quiero|cual|donde|vender mas|usted|gracias|puedo|necesito|hola)\b/g;

const talk: readonly SmallTalk[] = [
  {
    said: SENSITIVE,
    answers: [
      'Sinto muito que você esteja passando por isso. Fale agora com alguém: o **CVV atende de graça, 24 horas, pelo número 188** ou em cvv.org.br. Em emergência, ligue **192**. Não sou a ajuda certa para isso, mas há gente pronta para ouvir você.',
    ],
  },
  {
    said: RUDE,
    answers: [
      'Entendo a frustração, e desculpe se não ajudei. Me diga **o produto, o marketplace e o que deu errado** em uma frase, e eu tento de outro jeito.',
      'Vamos tentar de novo, com calma: qual é o problema, em uma frase? Pode ser **foto, título, preço, frete ou atendimento**.',
    ],
  },
  {
    said: THANKS,
    answers: [
      'Que bom ter ajudado! Quando quiser, pergunte sobre **fotos, título, preço, frete ou atendimento**.',
      'De nada! Boas vendas, e volte quando precisar.',
    ],
  },
  { said: BYE, answers: ['Até mais, e boas vendas! A conversa fica guardada aqui para quando você voltar.'] },
  {
    said: PRAISE,
    answers: [
      'Combinado! Quer seguir com **fotos, título, preço, frete ou atendimento**?',
      'Ótimo! Qual é o próximo assunto?',
    ],
  },
];

/** An answer to thanks, insults and goodbyes; the next one where the first was given already. */
export function smallTalk(question: string, said: readonly string[]): string | null {
  const found = talk.find((one) => one.said.test(question));
  if (!found) return null;
  return found.answers.find((answer) => !said.includes(answer)) ?? found.answers.at(-1) ?? null;
}

export const isRude = (question: string) => RUDE.test(question) || SENSITIVE.test(question);

/** An answer to a greeting that asks for nothing else. */
export function greeting(question: string, said: readonly string[]): string | null {
  if (!GREETING.test(question) && !/^(?:oi|ola)/.test(question)) return null;
  const first =
    'Olá! Me conte **o que você vende** e o que quer melhorar: fotos, título, preço, frete, descrição ou atendimento.';
  return said.includes(first) ? 'Oi de novo! Em que posso ajudar agora?' : first;
}

/** Whether a question is asked in English or Spanish. */
export const isForeign = (question: string) => (question.match(FOREIGN) ?? []).length > 1;
