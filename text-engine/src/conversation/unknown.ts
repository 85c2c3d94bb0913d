/** Subjects that have nothing to do with selling. */
const ELSEWHERE =
  /\b(?:capital d[aeo]|piada|futebol|jogo d[aeo]|flamengo|corinthians|palmeiras|quem ganhou|receita de|previsao do tempo|horoscopo|signo|namor\w+|filme|serie|musica|politica|presidente|eleic\w+|bolsonaro|lula|religia\w+|deus|matematica|historia d[aeo]|geografia|programa\w* em|python|javascript|poema|poesia|traduz\w*|remedio|doenca|medico|bitcoin|loteria|mega sena|aposta\w*)\b/;

/** A friendly no to what the assistant knows nothing of; null for anything else. */
export function offTopic(plain: string): string | null {
  if (!ELSEWHERE.test(plain)) return null;
  return 'Esse assunto foge do que eu sei: só ajudo com **vendas em marketplaces**. Posso falar de fotos, títulos, preço, frete, atendimento, devoluções, nota fiscal ou datas como a Black Friday. Por onde vamos?';
}

/** Where no subject was understood: says so, and offers the two subjects that are nearest. */
export function unsure(
  [first, second]: readonly [string, string],
  product: string | null,
  said: readonly string[],
): string {
  const again = said.some((text) => text.startsWith(UNSURE));
  const help = again
    ? `Tente com uma frase como “**como tirar foto de ${product ?? 'bolsa'}**” ou “**custa 30, margem 20%: qual preço?**”.`
    : 'Responda com um dos dois, ou pergunte de outro jeito: com o produto e o marketplace fica mais fácil.';
  return `${UNSURE}${product ? ` sobre ${product}` : ''}, e prefiro não inventar. É sobre **${first}** ou **${second}**?\n\n${help}`;
}

const UNSURE = 'Não tenho certeza se entendi a pergunta';

/** Where only the product was named. */
export function firstSteps(product: string): string {
  return `Para vender **${product}**, eu começaria nesta ordem:\n\n1. **Título** com o nome que o comprador digita: peça “título para ${product}” que eu escrevo\n2. **Capa** em fundo branco e uma foto em uso\n3. **Preço** que pague comissão, frete e imposto: me diga custo e margem que eu calculo\n4. **Descrição** com medidas e o que vem na caixa\n\nQual deles primeiro? E em qual marketplace?`;
}
