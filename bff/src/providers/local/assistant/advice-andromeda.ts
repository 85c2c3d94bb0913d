import type { Advice } from './subject.ts';

const SELF =
  'Neste ambiente de demonstração eu respondo por regras, com conselhos já preparados: não há um grande modelo de linguagem por trás. Com um provedor configurado, as respostas passam a ser escritas para o seu caso.';

/** Questions about the assistant and the product it stands in. */
export const aboutAndromeda: readonly Advice[] = [
  {
    subject: 'outros assistentes',
    asked: /\b(chat ?gpt|gpt|gemini|claude|copilot|openai|deepseek|modelo de linguagem|llm)\b/,
    text: () => `Não: sou a **Assistente Andrômeda**. ${SELF}`,
  },
  {
    subject: 'instruções',
    asked:
      /\b(ignor\w+ (?:as |suas |todas )*(?:instruc\w+|regras)|seu prompt|system prompt|suas instruc\w+)\b/,
    text: () =>
      'Não tenho instruções secretas para mostrar: respondo por regras sobre **venda em marketplaces**. Sobre o que você quer falar: fotos, título, preço, frete ou atendimento?',
  },
  {
    subject: 'o que sei fazer',
    asked:
      /\b(o que (?:voce )?(?:faz|sabe|consegue)|que voce faz|como (?:voce (?:funciona|pode (?:me )?ajudar)|funciona$)|pra que (?:voce )?serve|me ajuda com o que|no que (?:voce )?(?:pode )?ajuda|what can you do)\b/,
    text: () =>
      'Eu ajudo quem vende em marketplaces. Pode me pedir, por exemplo:\n\n- “**Título para** garrafa térmica inox 1 litro”\n- “**Palavras-chave para** tênis de corrida”\n- “**Custa 30, comissão 14%, margem 20%**: qual preço?”\n- Conselhos de **fotos, frete, devolução, anúncios pagos e datas**\n\nTambém dá para anexar a **foto do produto**. Com o que começamos?',
  },
  {
    subject: 'quem sou',
    asked:
      /\b(quem (?:e|eh) (?:voce|andromeda)|voce (?:e|eh)|(?:qual|como e) (?:o )?seu nome|robo|bot\b|ia\b|inteligencia artificial|e uma pessoa|humana de verdade)\b/,
    text: () => `Sou a **Assistente Andrômeda**. ${SELF}`,
  },
  {
    subject: 'atendimento humano',
    asked:
      /\b((?:falar|conversar) com (?:um |uma |algum )?(?:atendente|humano|pessoa|suporte|alguem)|atendente humano|atendimento humano|(?:tem|qual) (?:o |seu )*(?:whats(?:app)?|telefone)|telefone de voces)\b/,
    text: () =>
      'Sou um atendimento automático e **não consigo transferir** a conversa para uma pessoa. Se a dúvida é sobre a sua conta, veja **Configurações**; sobre pagamento e plano, veja **Planos**. Sobre vendas, pode perguntar aqui mesmo.',
  },
  {
    subject: 'créditos e planos',
    asked:
      /\b(creditos?|turbo|plano (?:pro|starter|master)|planos|assinatura|assinar|cancelar (?:o |meu )?plano|mensalidade|garantia de 7)\b/,
    text: () =>
      'Funciona assim na Andrômeda:\n\n- Cada **operação de imagem** concluída usa **1 crédito**; se algo falha, o crédito volta\n- **Títulos e palavras-chave** usam **créditos turbo** e, sem eles, as gerações gratuitas do dia\n- Conversar comigo **não gasta créditos**\n\nPreços, créditos de cada plano e a garantia estão na página **Planos**.',
  },
  {
    subject: 'remover fundo',
    asked:
      /\b((?:remov\w+|tir(?:ar|o|a)|apag\w+|troc\w+|mud\w+|alter\w+|recort\w+) (?:o |de )?fundo|fundo (?:branco|transparente) na|sem fundo)\b/,
    text: () =>
      'Para trocar ou remover o fundo aqui na Andrômeda:\n\n1. Abra o **Gerador de Criativos** e envie a foto\n2. Escolha **Editar Fundo**\n3. Marque **remover**, uma **cor sólida** (branco para a capa) ou **descreva** o cenário\n4. Confira as bordas no resultado e baixe em PNG\n\nFica melhor com o produto inteiro no quadro, foco nítido e contraste com o fundo original.',
  },
  {
    subject: 'onde ficam as imagens',
    asked:
      /\b(onde (?:fica|ficam|estao|acho|encontro) (?:as |minhas |meus )*(?:imagens|imagem|fotos|criativos)|biblioteca)\b/,
    text: () =>
      'Tudo o que você gera fica na **Biblioteca**: dá para buscar pelo prompt, filtrar por operação, favoritar, baixar várias de uma vez em ZIP e levar uma imagem para outra ferramenta em **Usar em…**.',
  },
];
