/** The text that `pnpm release --help` prints. */
export const usage = `pnpm release mfe-nome                  construir, publicar e mostrar a todos
  --canary 10                          só a 10% das pessoas
  --preview                            só a quem abrir o link
  --from pasta                         publicar uma pasta já construída
  --stories pasta                      fotografar as histórias de um Storybook construído
  --skip-checks                        não conferir tipos e contrato antes
  --wait 5                             minutos à espera do verificador e da aprovação, onde o servidor os exige
pnpm release rollback mfe-nome         retirar o canário, ou voltar à versão anterior
pnpm release promote mfe-nome [versão] mostrar o canário, ou a versão, a todos
pnpm release canary mfe-nome 50 [versão]
pnpm release preview mfe-nome [versão] um link que mostra o canário, ou a versão, só a quem o abrir
pnpm release preview mfe-nome [versão] --end
                                       encerrar os links de prévia do canário, ou da versão
pnpm release follow-build mfe-nome     voltar ao que está construído no servidor
pnpm release lock mfe-nome --reason "…" travar o que está no ar, até pnpm release unlock mfe-nome
                                       (estes sete, status e trail também com shell no lugar do nome)
pnpm release flag mfe-nome [chave [25|off]] ver as chaves, ou ligar uma para 25% das pessoas
pnpm release place [lugar]             ver o que fica em cada lugar, e em que ordem
  --order mfe-a,mfe-b                  nesta ordem; os outros vêm depois
  --off mfe-c | --on mfe-c             desligar e religar no lugar
  --reset                              voltar ao padrão
pnpm release status [mfe-nome]
pnpm release diff mfe-nome [versão [outra]] o que o canário, ou a versão, muda
pnpm release shell-check               a casca construída aqui tem o que os remotos no ar usam?
pnpm release trail [mfe-nome]
pnpm release token mfe-nome|checker|list|revoke id [--label CI] [--days 90]
  --rank publish|canary|release        publicar; mais canários de até 50%; ou tudo, o padrão
pnpm release keygen mfe-nome [--out arquivo] fazer a chave que assina as versões
pnpm release key mfe-nome chave-pública [--label CI] | --revoke código
pnpm release keys mfe-nome             as chaves do remoto
pnpm release server mfe-nome https://… | --remove
                                       para onde vão as chamadas do remoto: o servidor do time

  --url https://…   ou ANDROMEDA_URL   (padrão: http://localhost:3000)
  --token …         ou ANDROMEDA_TOKEN (num servidor desta máquina não é preciso)
  ANDROMEDA_SIGNING_KEY ou ANDROMEDA_SIGNING_KEY_FILE: a chave privada que assina a publicação`;
