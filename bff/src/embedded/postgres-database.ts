import { AsyncLocalStorage } from 'node:async_hooks';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { type Client, createClients } from './postgres-clients.ts';
import type { RunTogether } from './renew-sessions.ts';
import type { SqlDatabase, SqlSession } from './sql-database.ts';

/** The connections of one node: by default PostgreSQL accepts a hundred from all nodes together. */
const CONNECTIONS = 10;
const STATEMENT_LIMIT_MS = 15_000;
/** A transaction that its request left open keeps rows locked. */
const FORGOTTEN_AFTER_MS = 60_000;
/** The advisory lock that a node holds while it prepares the database. The number means nothing; nobody else uses it. */
const START_LOCK = 7_264_031_001;

/** A PostgreSQL server's database, for many requests at once. */
export interface PostgresDatabase {
  /** What `@supabase/lite` serves from. */
  connection: PostgresConnection;
  database: SqlDatabase;
  together: RunTogether;
  /** Runs work while no other node does so, without a limit of time for its statements. */
  runAlone<Result>(work: (database: SqlDatabase) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Connects when it is first asked. */
export function openPostgres(url: string): PostgresDatabase {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 1,
      connect_timeout: 5,
      // A connection may break inside a transaction.
      idle_timeout: 0,
      max_lifetime: null,
      backoff: false,
      onnotice: () => undefined,
      types: { json: json(114), jsonb: json(3802) },
      connection: {
        application_name: 'andromeda',
        statement_timeout: STATEMENT_LIMIT_MS,
        idle_in_transaction_session_timeout: FORGOTTEN_AFTER_MS,
      },
    },
  });
  const connect = (onclose: () => void) =>
    postgres({ ...connection.driver.options, onclose } as unknown as Options);
  const clients = createClients(connect, CONNECTIONS);
  const held = new AsyncLocalStorage<Client>();
  const take = async () => held.getStore() ?? clients.take();
  // The package takes a connection for every statement and transaction by this call, and for nothing else.
  connection.driver.reserve = take as unknown as typeof connection.driver.reserve;
  return {
    connection,
    database: databaseOf(take),
    together: (work) =>
      withTransaction(clients.take, (client) =>
        held.run({ unsafe: client.unsafe, release: () => undefined }, work),
      ),
    runAlone: (work) => runAlone(connect, work),
    close: () => clients.close(),
  };
}

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

/** As PGlite does it: a value that is a text already is taken for JSON. */
const json = (oid: number): postgres.PostgresType => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text),
});

function databaseOf(take: () => Promise<Client>): SqlDatabase {
  return {
    query: (sql, values) => withClient(take, (client) => sessionOf(client).query(sql, values)),
    exec: (script) => withClient(take, (client) => sessionOf(client).exec(script)),
    transaction: (work) => withTransaction(take, (client) => work(sessionOf(client))),
  };
}

async function withClient<Result>(take: () => Promise<Client>, work: (client: Client) => Promise<Result>) {
  const client = await take();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const withTransaction = <Result>(take: () => Promise<Client>, work: (client: Client) => Promise<Result>) =>
  withClient(take, async (client) => {
    await client.unsafe('begin');
    try {
      const result = await work(client);
      await client.unsafe('commit');
      return result;
    } catch (error) {
      await client.unsafe('rollback').catch(() => undefined);
      throw error;
    }
  });

function sessionOf(client: Pick<Client, 'unsafe'>): SqlSession {
  return {
    async query<Row>(sql: string, values: unknown[] = []) {
      return { rows: [...(await client.unsafe(sql, values))] as Row[] };
    },
    exec: (script) => client.unsafe(script),
  };
}

async function runAlone<Result>(
  connect: (onClose: () => void) => postgres.Sql,
  work: (database: SqlDatabase) => Promise<Result>,
): Promise<Result> {
  const sql = connect(() => undefined);
  try {
    await sql.unsafe('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await sql.unsafe('select pg_advisory_lock($1)', [START_LOCK]);
    const client: Client = {
      unsafe: (statement, values = []) => sql.unsafe(statement, [...values] as never[]),
      release: () => undefined,
    };
    return await work(databaseOf(async () => client));
  } finally {
    // The lock ends with its connection.
    await sql.end({ timeout: 5 }).catch(() => undefined);
  }
}
