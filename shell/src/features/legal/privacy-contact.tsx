import { TextLink } from '@andromeda/design-system';
import { usePublicConfig } from '@andromeda/platform';
import type { DataOperator } from 'bff/contract';

const tasks: Readonly<Record<DataOperator['role'], string>> = {
  storage: 'guarda as contas, os textos e as imagens, e envia os emails de acesso',
  database: 'guarda as contas, os textos e os registros das imagens',
  counters: 'conta por pouco tempo os pedidos de cada conta e de cada endereço, para impedir abusos',
  payments: 'recebe seu email e os dados do cartão e cobra as assinaturas',
  images: 'recebe a foto e o texto do pedido para criar e editar imagens e descrever fotos',
  cut_outs: 'recebe a foto para recortar o produto',
  texts: 'recebe o que você escreve ao assistente, no criador de título e no gerador de palavras-chave',
  mails: 'recebe seu endereço e o texto dos emails que enviamos a você, para entregá-los',
};

/** Who is responsible for the data. */
export function Controller() {
  const { controller } = usePublicConfig().privacy ?? {};
  return (
    <p>
      {controller
        ? `Quem decide sobre o uso dos seus dados (controlador) é ${controller}.`
        : 'Quem opera este endereço decide sobre o uso dos seus dados (controlador) e ainda não informou seu nome aqui.'}
    </p>
  );
}

/** The officer of LGPD art. 41, and how to reach them. */
export function Officer() {
  const { officer, email } = usePublicConfig().privacy ?? {};
  if (!email)
    return (
      <p>Quem opera este endereço ainda não informou o contato do encarregado pelo tratamento de dados.</p>
    );
  return (
    <p>
      Escreva ao encarregado pelo tratamento de dados{officer && `, ${officer}`}:{' '}
      <TextLink href={`mailto:${email}`}>{email}</TextLink>. Respondemos em até 15 dias.
    </p>
  );
}

/** The companies that receive data under this configuration. */
export function DataOperators() {
  const operators = usePublicConfig().privacy?.operators ?? [];
  if (operators.length === 0)
    return <p>Neste endereço, nenhuma outra empresa recebe seus dados: tudo é feito no próprio servidor.</p>;
  return (
    <>
      <p>
        Estas empresas (operadores) recebem só o que precisam para a sua parte, e podem estar em outros
        países:
      </p>
      <ul>
        {operators.map(({ role, name }) => (
          <li key={role}>
            <strong>{name}</strong>: {tasks[role]}.
          </li>
        ))}
      </ul>
    </>
  );
}
