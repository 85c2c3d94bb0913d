import { LONGEST_PROMPT, MAX_UPLOAD_MEGABYTES, MAX_UPLOAD_MEGAPIXELS } from 'bff/contract/browser';
import { ApiError, type FailureCode } from './api/api-error.ts';

/** The one table from an error to the sentence that a user reads. `{reason}` is filled from the error's details. */
const sentences: Record<FailureCode, string> = {
  bad_request: 'Não entendemos o pedido. Recarregue a página e tente novamente.',
  text_unstorable:
    'O texto tem caracteres que não podem ser guardados. Apague o que foi colado e escreva de novo.',
  not_authenticated: 'Usuário não autenticado',
  forbidden: 'Você não tem permissão para fazer isso.',
  not_found: 'Não encontramos o que você procura.',
  too_many_requests: 'Muitas tentativas em pouco tempo. Aguarde um instante e tente novamente.',
  too_many_orders: 'Você já tem {limit} imagens sendo criadas. Espere uma ficar pronta e tente novamente.',
  payload_too_large: 'O envio é grande demais. Envie menos imagens ou imagens menores.',
  insufficient_credits: 'Você não tem créditos suficientes. Por favor, atualize seu plano.',
  idempotency_key_missing: 'Não entendemos o pedido. Recarregue a página e tente novamente.',
  idempotency_key_reused: 'Este pedido já foi usado para outra imagem. Tente novamente.',
  image_missing: 'Por favor, selecione uma imagem',
  image_empty: 'O arquivo está vazio. Escolha outra imagem.',
  image_unsupported: 'Formato não aceito. Envie uma imagem JPG, PNG ou WEBP.',
  image_not_a_picture: 'Este arquivo não é uma imagem. Envie uma imagem JPG, PNG ou WEBP.',
  image_format_refused: 'Formato {format} não aceito. Envie uma imagem JPG, PNG ou WEBP.',
  image_heic:
    'Não foi possível abrir esta foto HEIC. Salve em JPG ou, no iPhone, escolha “Mais compatível” em Ajustes › Câmera › Formatos.',
  image_too_large: `A imagem é grande demais. O limite é de ${MAX_UPLOAD_MEGABYTES} MB por imagem.`,
  image_too_many_pixels:
    'A imagem tem resolução alta demais. Envie uma versão com até {megapixels} megapixels.',
  image_not_reduced: `Não foi possível abrir e reduzir esta foto neste aparelho. Envie uma versão com até ${MAX_UPLOAD_MEGABYTES} MB e ${MAX_UPLOAD_MEGAPIXELS} megapixels.`,
  account_leaving: 'Sua conta será excluída em breve. Para usá-la de novo, entre e escolha manter a conta.',
  password_wrong: 'Senha incorreta. Por favor, verifique suas credenciais.',
  sign_in_again:
    'Por segurança, saia e entre de novo com o Google. Depois, você tem 10 minutos para excluir a conta.',
  second_factor_needed: 'Digite o código de 6 dígitos para continuar.',
  second_factor_stands: 'A verificação em duas etapas já está ativa.',
  admin_second_factor: 'Para administrar, ative a verificação em duas etapas em Configurações.',
  code_wrong: 'Código incorreto ou já usado. Confira no aplicativo e tente novamente.',
  balance_too_low: 'A conta tem menos créditos do que isso. Nada foi retirado.',
  account_is_admin: 'Um administrador não pode ser bloqueado.',
  deletion_under_way: 'A exclusão da conta já começou e não pode mais ser desfeita.',
  image_unreadable: 'Não foi possível ler a imagem. Ela pode estar corrompida.',
  color_invalid: 'Cor inválida. Use um código como #FFFFFF.',
  prompt_missing: 'Por favor, insira ou selecione um prompt',
  prompt_too_long: `O texto é longo demais. Use até ${LONGEST_PROMPT} caracteres.`,
  scene_missing: 'Por favor, descreva a imagem que deseja gerar',
  promotional_text_missing: 'Por favor, digite o texto a ser adicionado na imagem',
  product_unknown:
    'Ainda não sei desenhar este produto: no lugar dele viria uma embalagem sem marca. Nenhum crédito foi usado.',
  image_not_produced:
    'A IA não conseguiu gerar uma imagem válida com o prompt fornecido. Tente um prompt diferente.',
  answer_unexpected: 'Resposta da API não contém dados esperados (imagem ou texto)',
  prompt_not_generated:
    'Não foi possível gerar um prompt válido. Tente novamente ou digite uma ideia manualmente.',
  description_failed: 'Não foi possível gerar descrição da imagem',
  generation_failed: 'Erro ao processar imagem. Tente novamente.',
  generation_cancelled: 'A geração foi cancelada e o crédito voltou para você.',
  not_cancellable: 'Ainda não dá para cancelar. Espere mais alguns segundos.',
  generation_interrupted: 'A geração foi interrompida e o crédito foi devolvido. Tente novamente.',
  provider_unavailable:
    'O serviço de imagens está indisponível no momento. Tente novamente em alguns minutos.',
  provider_busy:
    'O serviço de imagens está com muito movimento agora. Tente novamente em {wait}. Nenhum crédito foi gasto.',
  background_removal_failed: 'Erro ao remover fundo: {reason}',
  background_change_failed: 'Erro ao alterar fundo: {reason}',
  background_removal_refused: 'Erro ao remover fundo: {reason}',
  background_change_refused: 'Erro ao alterar fundo: {reason}',
  already_kept: 'Você já ficou com esta imagem: o crédito dela já conta.',
  not_repairable: 'Não temos mais a foto original desta imagem, por isso o recorte não pode ser corrigido.',
  retry_used:
    'Este recorte já teve a nova tentativa grátis. Você ainda pode corrigir o contorno, também de graça.',
  retry_under_way: 'A nova tentativa deste recorte já está a caminho. Aguarde um instante.',
  no_other_cut_out:
    'O motor não tem outra ideia para este recorte. Corrija o contorno com o dedo: é de graça.',
  repair_failed: 'Não foi possível guardar o recorte corrigido. Tente novamente.',
  product_not_restorable:
    'O produto mudou demais de lugar ou de ângulo: os pixels da sua foto não cabem nesta imagem.',
  price_missing: 'Este preço não vale mais. Recarregue a página e escolha de novo: nada foi cobrado.',
  already_subscribed: 'Você já assina este plano.',
  payment_failed: 'Ocorreu um erro ao processar o pagamento. Tente novamente.',
  payment_not_confirmed: 'Não foi possível confirmar seu pagamento',
  email_not_sent: 'Ocorreu um erro ao enviar o email. Tente novamente.',
  text_missing: 'Por favor, forneça algumas palavras sobre o produto',
  text_failed: 'Não foi possível gerar o texto. Tente novamente mais tarde.',
  answer_under_way: 'A resposta anterior ainda está sendo escrita. Aguarde um instante.',
  version_exists: 'A versão {version} de {remote} já foi publicada com outro conteúdo. Construa uma nova.',
  release_changed: 'Outra pessoa mudou esta publicação há pouco. Veja como está agora e decida de novo.',
  release_refused: 'A versão não funciona com o que está no ar: {problems}',
  release_locked: 'Travado por {lockedBy} em {date}: {reason}',
  approval_required: 'Mudanças daqui pedem a aprovação de outra pessoa.',
  own_request: 'Ninguém aprova o próprio pedido: outra pessoa que administra precisa decidir.',
  request_ended: 'Este pedido já terminou. Veja o estado atual.',
  account_unknown: 'Nenhuma conta confirmada usa este email. Peça que a pessoa crie a conta primeiro.',
  already_member: 'Esta pessoa já está na equipe desta parte.',
  member_administers: 'Esta pessoa administra a aplicação, e já pode tudo nesta parte.',
  flag_changed: 'Alguém mudou isto agora há pouco. Veja o estado atual.',
  place_changed: 'Outra pessoa mudou este lugar. Veja como está agora e tente de novo.',
  place_refused: 'O lugar fica como estava: {problem}.',
  already_live: 'Esta versão já está no ar para todos.',
  nothing_to_undo: 'Não há versão anterior para voltar.',
  backend_failed: 'Esta parte do produto falhou agora. Tente novamente em alguns instantes.',
  backend_slow: 'Esta parte do produto demorou demais para responder. Tente novamente em alguns instantes.',
  backend_busy: 'Esta parte do produto está com muitos pedidos agora. Tente novamente em alguns instantes.',
  plan_required: 'Isto faz parte de outro plano. Veja os planos para continuar.',
  marketplace_not_connected: 'Conecte sua conta do Mercado Livre para continuar.',
  marketplace_disconnected:
    'O Mercado Livre encerrou a conexão com a sua conta. Conecte de novo para continuar.',
  marketplace_unavailable: 'O Mercado Livre não respondeu. Tente novamente em alguns minutos.',
  marketplace_busy: 'O Mercado Livre está com muitos pedidos agora. Tente novamente em um minuto.',
  marketplace_listing_full:
    'Este anúncio já tem o máximo de fotos que o Mercado Livre aceita. Tire uma foto dele e tente novamente.',
  marketplace_listing_fixed:
    'O Mercado Livre não deixa trocar as fotos deste anúncio por aqui. Baixe a foto e troque no site dele.',
  marketplace_listing_changed:
    'As fotos do anúncio mudaram depois do envio, então nada foi desfeito. Confira o anúncio no Mercado Livre.',
  marketplace_picture_refused:
    'O Mercado Livre não aceitou esta foto. Baixe a foto e envie pelo site dele, ou prepare outra.',
  style_name_taken: 'Já existe um estilo com este nome.',
  styles_full: 'Você já tem {limit} estilos salvos. Exclua um para salvar outro.',
  template_name_taken: 'Já existe um modelo com este nome.',
  templates_full: 'Você já tem {limit} modelos. Exclua um para salvar outro.',
  product_photos_full: 'Este produto já tem {limit} fotos. Exclua uma para adicionar outra.',
  reservation_unconfirmed:
    'O serviço demorou demais para responder. Se um crédito foi reservado, ele volta em até um minuto. Tente novamente.',
  service_unavailable: 'O serviço está demorando para responder. Tente novamente em alguns instantes.',
  registry_away:
    'O banco de dados não responde agora, então nada pode ser mudado aqui. Nada mudou; tente de novo em alguns minutos.',
  storage_full:
    'O serviço está sem espaço para guardar o que é novo. Tente novamente em alguns minutos. Nenhum crédito foi usado.',
  shutting_down: 'O serviço está reiniciando. Tente novamente em alguns segundos.',
  internal_error: 'Ocorreu um erro inesperado. Tente novamente.',
  offline: 'Erro de conexão. Verifique sua internet e tente novamente.',
  timeout: 'O servidor demorou demais para responder. Tente novamente.',
};

/** The text of a blank that the failure does not fill, such as after a reload. */
const usual: Readonly<Record<string, string>> = { wait: 'alguns instantes' };

/** Failures of which each screen speaks in its own words. */
const unnamed = new Set<FailureCode>(['internal_error', 'generation_failed', 'text_failed', 'text_missing']);

/**
 * The Portuguese sentence for a failure. `fallback` is what the screen says where the failure has no sentence of
 * its own.
 */
export function messageFor(error: unknown, fallback = sentences.internal_error): string {
  if (!(error instanceof ApiError)) return fallback;
  if (unnamed.has(error.code)) return fallback;
  const filled: Readonly<Record<string, string>> = { ...usual, ...error.details };
  const sentence: string | undefined = sentences[error.code];
  // A newer server may know more codes than this page.
  if (sentence === undefined) return fallback;
  // The reason is not kept: after a reload the screen's own sentence says enough.
  if (blanksOf(sentence).some((blank) => filled[blank] === undefined)) return fallback;
  return sentence.replace(/\{(\w+)\}/g, (_, blank: string) => filled[blank] ?? '');
}

const blanksOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, blank = '']) => blank);
