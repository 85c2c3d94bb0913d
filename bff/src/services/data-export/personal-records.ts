/** The rows about a user that a copy holds, each source as one JSON file. */
export interface PersonalSource {
  /** The source's name in `read_personal_rows`. */
  source: string;
  /** Its file in the ZIP, in `dados/`. */
  file: string;
  /** What LEIA-ME.txt says about it. */
  about: string;
}

const source = (name: string, file: string, about: string): PersonalSource => ({
  source: name,
  file: `dados/${file}.json`,
  about,
});

/** In the order of LEIA-ME.txt. */
export const personalSources: readonly PersonalSource[] = [
  source('user_profiles', 'perfil', 'seu nome e seu telefone'),
  source('auth.users', 'conta', 'seu email e as datas da conta, sem a senha'),
  source('auth.identities', 'formas-de-entrar', 'com o que você entra: email ou Google'),
  source('auth.sessions', 'dispositivos', 'onde sua conta está aberta'),
  source('auth.audit_log_entries', 'acessos', 'o registro de entradas e saídas da conta'),
  source('user_credits', 'saldo', 'seus créditos de hoje'),
  source('credit_entries', 'extrato', 'cada crédito que entrou ou saiu'),
  source('subscriptions', 'assinatura', 'seu plano'),
  source('payments', 'pagamentos', 'o que você pagou, em centavos de real'),
  source('payment_refunds', 'devolucoes', 'o que foi devolvido de um pagamento'),
  source('user_images', 'imagens', 'cada imagem: pedido, operação, tamanho, data e o nome do arquivo'),
  source('picture_preparations', 'preparos', 'para quais canais você preparou cada imagem'),
  source('generations', 'geracoes', 'cada criação que você pediu, também as que falharam'),
  source('text_orders', 'titulos-e-palavras-chave', 'o que você escreveu e o que foi criado'),
  source('products', 'produtos', 'cada produto com a sua ficha'),
  source('product_photos', 'fotos-dos-produtos', 'de qual produto é cada foto, e o nome do arquivo'),
  source('product_listings', 'anuncios', 'os textos de cada produto para cada marketplace'),
  source('brand_kits', 'marca', 'as cores, as letras e o lugar do logo da sua loja'),
  source('saved_styles', 'estilos-salvos', 'os fundos que você salvou com nome'),
  source('own_templates', 'modelos', 'os modelos que você salvou com nome'),
  source(
    'marketplace_connections',
    'contas-conectadas',
    'a sua conta no Mercado Livre, sem as chaves de acesso',
  ),
  source('marketplace_changes', 'fotos-em-anuncios', 'as fotos que você enviou aos seus anúncios'),
  source('push_subscriptions', 'avisos', 'os navegadores em que você pediu avisos, sem as chaves deles'),
  source('batch_runs', 'lotes', 'os seus lotes dos últimos 30 dias e quantas fotos cada um tem'),
  source('batch_photos', 'fotos-dos-lotes', 'qual criação é de cada foto de um lote'),
  source('remote_rows', 'outras-partes', 'o que outras partes do produto guardam sobre você'),
  source('conversations', 'conversas', 'suas conversas com a assistente'),
  source('conversation_turns', 'mensagens', 'as perguntas e respostas de cada conversa'),
  source('conversation_photos', 'fotos-das-conversas', 'de qual conversa é cada foto'),
  source('token_usage', 'uso-da-ia', 'o que cada criação usou dos serviços de IA'),
  source('account_blocks', 'bloqueio', 'se a conta foi bloqueada'),
  source(
    'audit_log',
    'registro-da-equipe',
    'o que a equipe da Andrômeda fez na sua conta, ou você como parte dela',
  ),
  source('account_deletions', 'exclusao', 'se você pediu a exclusão da conta'),
  source('data_exports', 'copias', 'quando você pediu esta cópia'),
  source('user_roles', 'funcoes', 'se você administra a Andrômeda'),
  source('remote_members', 'equipes', 'de quais partes da aplicação você está na equipe, e o que pode nelas'),
  source('remote_trail', 'versoes', 'o que você publicou ou mudou nas partes da aplicação'),
  source(
    'remote_tokens',
    'chaves-de-publicacao',
    'as chaves de publicação que você criou, sem o segredo delas',
  ),
];
