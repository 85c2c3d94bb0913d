import { EXPORT_DAYS } from '../../../contract/browser/limits.ts';
import { personalSources } from './personal-records.ts';

export interface ReadMeFacts {
  fullName: string;
  email: string;
  askedAt: Date;
  /** The address of the officer for personal data; null where the operator set none. */
  privacyEmail: string | null;
}

const day = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** LEIA-ME.txt: what a copy holds, what it does not and why, in plain Portuguese, with line ends that Windows reads, too. */
export function readMeText({ fullName, email, askedAt, privacyEmail }: ReadMeFacts): string {
  const whose = fullName ? `${fullName} (${email})` : email;
  return `${[
    'ANDRÔMEDA: CÓPIA DOS SEUS DADOS',
    '',
    `De: ${whose}`,
    `Pedida em: ${day.format(askedAt)} (horário de Brasília)`,
    '',
    'Esta cópia reúne o que a Andrômeda guarda sobre você, como pede a Lei Geral de Proteção de Dados',
    '(LGPD, Lei 13.709/2018, art. 18, II e V). Quem abrir este arquivo lê tudo o que está nele:',
    'guarde-o em um lugar seguro.',
    '',
    'O QUE HÁ AQUI',
    '',
    'imagens/    suas imagens (PNG) e as fotos originais dos seus recortes (JPG)',
    'conversas/  as fotos que você mandou à assistente (JPG)',
    'dados/      o resto, em JSON, um formato que outros programas leem:',
    '',
    ...personalSources.map(({ file, about }) => `  ${file}: ${about}`),
    '',
    'Em dados/imagens.json, "image_url" termina com o nome do arquivo na pasta imagens/. Uma imagem que',
    'está ali e não tem arquivo foi apagada enquanto a cópia era feita. As datas estão em UTC.',
    'Um arquivo com [] quer dizer que não há nada sobre você ali.',
    '',
    'Se a cópia tem mais de uma parte, os dados e este texto estão na parte 1, e as imagens seguem nas',
    'outras. Cada parte é um ZIP completo e abre sozinha.',
    '',
    'O QUE NÃO HÁ, E POR QUÊ',
    '',
    '- Sua senha e as chaves dos seus acessos: a senha fica cifrada e ninguém consegue ler; as chaves',
    '  abririam sua conta a quem tivesse este arquivo.',
    '- Fotos que você enviou só para editar: não ficam guardadas.',
    '- O número do seu cartão: nunca passa por nós. As faturas estão com o provedor de pagamentos.',
    '- Nomes e códigos de outras pessoas, como os de quem da equipe atendeu você.',
    '- Registros técnicos do servidor, que não levam o que você escreveu.',
    '',
    'E AGORA?',
    '',
    `A cópia pode ser baixada por ${EXPORT_DAYS} dias e depois é apagada do servidor. Outra você pede em Configurações,`,
    '"Baixar meus dados". Ali você também corrige seu nome e pode excluir a conta.',
    privacyEmail
      ? `Para outros pedidos sobre seus dados, escreva ao encarregado: ${privacyEmail}.`
      : 'Outros direitos, e como exercê-los, estão na página Privacidade da Andrômeda.',
    '',
  ].join('\r\n')}`;
}
