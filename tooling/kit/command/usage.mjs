/** The text that `npx andromeda --help` prints. It lies in the kit in place of that of `pnpm release`. */
export const usage = `npx andromeda build                    construir
npx andromeda dev                      a tela sozinha, com dados de mentira
npx andromeda dev --against https://…  dentro do produto que está no ar
npx andromeda contract [pasta]         o que foi construído, contra o contrato da plataforma, no Chromium
npx andromeda describe pasta           escrever o build.json do que outro bundler construiu
  --version 1.2.0                      a versão (padrão: a do package.json)
npx andromeda release                  construir, conferir, publicar e mostrar a todos
  --canary 10                          só a 10% das pessoas
  --preview                            só a quem abrir o link
  --from pasta                         publicar uma pasta já construída
  --stories pasta                      fotografar as histórias de um Storybook construído
  --skip-checks                        não conferir tipos e contrato antes
  --wait 5                             minutos à espera do verificador, onde o servidor o exige
npx andromeda preview                  o mesmo que release --preview
npx andromeda canary 50 [versão]       mostrar o canário, ou a versão, a 50% das pessoas
npx andromeda promote [versão]         mostrar o canário, ou a versão, a todos
npx andromeda rollback                 retirar o canário, ou voltar à versão anterior
npx andromeda status                   quem vê o quê
npx andromeda trail                    quem fez o quê
npx andromeda keygen [--out arquivo]   fazer a chave que assina as versões
npx andromeda keys                     as chaves deste remoto

  --url https://…   ou ANDROMEDA_URL   (padrão: http://localhost:3000)
  --token …         ou ANDROMEDA_TOKEN
  ANDROMEDA_SIGNING_KEY ou ANDROMEDA_SIGNING_KEY_FILE: a chave privada que assina a publicação`;
