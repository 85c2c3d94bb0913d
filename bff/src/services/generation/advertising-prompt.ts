const PREFIX = 'Imagem publicitária profissional:';

/** A shorter prompt says too little to a model by itself. */
const SHORT_CHARACTERS = 20;

// The introduction that a chatty user or model writes before the description: 'Claro! Aqui está o prompt:'.
const courtesy =
  /^(?:claro|com certeza|certamente|com prazer|ok|okay|certo|perfeito|ótimo|olá|oi|sure)\b[\s,.!:;-]*/iu;
const request =
  /^(?:por favor[\s,]*)?(?:eu\s+)?(?:quero|queria|gostaria de|preciso de|pode|poderia|você pode)\s+(?:(?:criar|gerar|fazer|ter|me\s+dar)\s+)?(?:(?:uma?|a|o)\s+(?:imagem|foto|anúncio|criativo)\s*(?:de|com|do|da|publicitári[ao]\s+de)?\s+)?/iu;
const command =
  /^(?:por favor[\s,]*)?(?:cri[ea]|ger[ea]|faç[ao]|faz)(?:\s+(?:para\s+mim|pra\s+mim))?\s+uma?\s+(?:imagem|foto|anúncio|criativo)\s*(?:de|com|do|da|publicitári[ao]\s+de)?\s+/iu;
const announcement =
  /^(?:(?:aqui|segue|eis)(?:\s+(?:está|vai|abaixo))?\s+)?(?:(?:um|uma|o|a|sua?|seu)\s+)?(?:prompt|descrição|sugestão|texto)[^:\n]{0,60}:\s*/iu;

/**
 * The prompt as the image model gets it: introductory phrases are taken off, and one that was chatty or is too
 * short is completed as an advertising picture (docs/product.md#rules-of-the-image-tools).
 */
export function advertisingPrompt(given: string): string {
  const said = given.trim();
  if (said.startsWith(PREFIX)) return said;
  const stripped = stripIntroduction(said);
  const chatty = stripped !== said;
  const words = stripped || said;
  return chatty || words.length < SHORT_CHARACTERS ? `${PREFIX} ${words}` : words;
}

function stripIntroduction(said: string): string {
  let rest = said;
  for (const phrase of [courtesy, announcement, request, command]) rest = rest.replace(phrase, '').trim();
  rest = rest.replace(/^["“'](.*)["”']$/su, '$1').trim();
  return rest;
}
