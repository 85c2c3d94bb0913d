import {
  BACKEND_ENTRY,
  BACKEND_LIMITS,
  MigrationName,
  type RemoteBackend,
} from '../../../contract/remote-backends.ts';
import type { MigrationProblem } from '../../ports/remote-schemas.ts';
import type { BackendPackage } from '../../slices/backend-package.ts';
import { describeBackend } from '../../slices/backend-package.ts';

/** A file of a backend as it was sent. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/** The sent files as one backend; null where there are none. */
export function openSentBackend(files: readonly SentFile[]): BackendPackage | null {
  const text = ({ bytes }: SentFile) => Buffer.from(bytes).toString();
  const entry = files.find(({ name }) => name === BACKEND_ENTRY);
  const migrations = files.filter(({ name }) => name !== BACKEND_ENTRY);
  if (files.length === 0) return null;
  return {
    entry: entry ? text(entry) : '',
    migrations: migrations
      .map((file) => ({ name: file.name, script: text(file) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** What must be changed in a backend before it can be published, one sentence each. */
export function checkBackend(described: RemoteBackend | undefined, sent: readonly SentFile[]): string[] {
  const backend = openSentBackend(sent);
  if (!described && !backend) return [];
  if (!described) return ['Um backend foi enviado, e o build.json não o descreve. Construa de novo.'];
  if (!backend?.entry) return ['Falta backend.js, que o build.json promete. Envie a pasta inteira.'];
  const { entryBytes, migrationBytes, migrations } = BACKEND_LIMITS;
  const problems = sent.flatMap(({ name, bytes }) => {
    const limit = name === BACKEND_ENTRY ? entryBytes : migrationBytes;
    return bytes.byteLength > limit ? [`${name} tem mais de ${limit / 1024} kB, que é o limite.`] : [];
  });
  if (backend.migrations.length > migrations)
    problems.push(`O backend tem mais de ${migrations} migrações, que é o limite.`);
  for (const { name } of backend.migrations)
    if (!MigrationName.safeParse(name).success)
      problems.push(
        `${name} não serve de nome de migração. Use um número de três algarismos, como 001_cria_cupons.sql.`,
      );
  if (problems.length === 0 && JSON.stringify(describeBackend(backend)) !== JSON.stringify(described))
    problems.push(
      'O backend não é o que foi construído: um hash não confere com o de build.json. Construa de novo.',
    );
  // The runner gives it no modules; this says so before it is run.
  if (/(^|[^\w.$])(require|import)\s*\(/.test(backend.entry))
    problems.push(
      'O backend pede módulos enquanto roda. Importe no topo do arquivo só o que pode ser empacotado: nada do Node.',
    );
  return problems;
}

const SENTENCES: Record<MigrationProblem['what'], (name: string) => string> = {
  changed: () => 'já foi aplicada com outro conteúdo. Desfaça a mudança e escreva outra migração.',
  out_of_order: (name) => `vem antes de ${name}, que já foi aplicada. Dê a ela um número maior.`,
  trespass: (name) =>
    `cria o que não é tabela do próprio remoto (${name}). Só tabelas, visões, índices e tipos são possíveis.`,
  failed: (name) => `falhou: ${name}`,
  gone: (name) => `tira ${name}, que a versão anterior usa.`,
  type: (name) => `muda o tipo de ${name}, que a versão anterior usa.`,
  required: (name) => `passa a exigir ${name}, que a versão anterior não preenche. Dê um valor padrão.`,
  constraint: (name) => `põe a regra ${name}, que pode recusar o que a versão anterior grava.`,
};

/** The problem of a migration as a sentence that says what to change. */
export const describeProblem = ({ migration, what, name }: MigrationProblem): string =>
  `A migração ${migration} ${SENTENCES[what](name)}`;
