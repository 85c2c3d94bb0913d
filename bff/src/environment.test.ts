import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the start', () => {
  test('needs no variable at all', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', LOGIN_URL: '/login', hosted: null });
    expect(environment.DATA_DIR).toMatch(/\/\.data$/);
  });

  test('treats an empty variable as unset', () => {
    expect(readEnvironment({ PORT: '', SUPABASE_URL: ' ' })).toMatchObject({ PORT: 3000, hosted: null });
  });

  test('uses a hosted project when its three variables are set', () => {
    const { hosted } = readEnvironment({
      SUPABASE_URL: 'https://project.supabase.co/',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
    });
    expect(hosted).toEqual({
      url: 'https://project.supabase.co',
      publishableKey: 'sb_publishable_x',
      secretKey: 'sb_secret_x',
    });
  });

  test.each([
    ['PORT', 'três mil'],
    ['PORT', '70000'],
    ['METRICS_PORT', 'sim'],
    ['METRICS_HOST', 'minha máquina'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '10'],
    ['TRUSTED_PROXIES', '10.0.0.1'],
    ['PUBLIC_URL', 'andromeda'],
    ['PUBLIC_URL', 'https://example.com/path'],
    ['LOG_LEVEL', 'alto'],
    ['LOGIN_URL', '//example.com'],
    ['EMBEDDED_SUPABASE_PORT', '0'],
    ['EMBEDDED_PUBLIC', 'sim'],
    ['DEVELOPMENT_SERVERS', '{'],
    ['REDIS_URL', 'http://localhost'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'mysql://localhost/andromeda'],
    ['GEMINI_IMAGE_COST_USD', '0,039'],
    ['PHOTOROOM_COST_USD', '-1'],
    ['ORDERS_QUEUE', 'redis'],
    ['ROLE', 'all'],
    ['CUTOUT_MODEL_FAMILY', 'resnet'],
    ['CUTOUT_MODEL_MEMORY_MB', 'muita'],
  ])('names %s when it is %s', (variable, value) => {
    expect(() => readEnvironment({ [variable]: value })).toThrow(
      expect.objectContaining({ name: 'StartupError', message: expect.stringContaining(variable) }),
    );
  });

  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '192.168.0.7' }, 'HOST'],
    [{ HOST: '::' }, 'HOST'],
    [{ PUBLIC_URL: 'https://loja.example.com' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://localhost.example.com' }, 'PUBLIC_URL'],
  ])('refuses to serve the embedded project to other machines with %o', (given, variable) => {
    expect(() => readEnvironment(given)).toThrow(
      expect.objectContaining({
        name: 'StartupError',
        message: expect.stringMatching(
          new RegExp(`^${variable} abre .*EMBEDDED_PUBLIC=yes.*Not for production use yet`),
        ),
      }),
    );
    expect(readEnvironment({ ...given, EMBEDDED_PUBLIC: 'yes' }).embeddedPublic).toBe(true);
  });

  test.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://127.0.0.1:4000' },
    { PUBLIC_URL: 'http://[::1]:4000' },
  ])('serves the embedded project to this machine with %o', (given) => {
    expect(readEnvironment(given).embeddedPublic).toBe(false);
  });

  test('lets a hosted project have any address', () => {
    const project = {
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
    };
    const { embeddedPublic } = readEnvironment({
      ...project,
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://loja.example.com',
    });
    expect(embeddedPublic).toBe(false);
  });

  test('names the missing variables of a hosted project', () => {
    expect(() => readEnvironment({ SUPABASE_URL: 'https://project.supabase.co' })).toThrow(
      /Falta a variável SUPABASE_PUBLISHABLE_KEY e SUPABASE_SECRET_KEY/,
    );
  });

  test('accepts a PostgreSQL server only for the embedded project, and makes no backups of it', () => {
    const database = { DATABASE_URL: 'postgres://andromeda@localhost/andromeda' };
    expect(readEnvironment(database)).toMatchObject({ ...database, hosted: null });
    const project = {
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'p',
      SUPABASE_SECRET_KEY: 's',
    };
    expect(() => readEnvironment({ ...database, ...project })).toThrow(/^DATABASE_URL e SUPABASE_URL /);
    expect(() => readEnvironment({ ...database, BACKUP_DIR: 'copias', BACKUP_HOUR: '3' })).toThrow(/pg_dump/);
  });

  test.each(['web', 'worker'])('lets a process be a %s alone where others reach its orders', (ROLE) => {
    const DATABASE_URL = 'postgres://andromeda@localhost/andromeda';
    expect(readEnvironment({}).ROLE).toBe('both');
    expect(readEnvironment({ ROLE, DATABASE_URL }).ROLE).toBe(ROLE);
    expect(() => readEnvironment({ ROLE, ORDERS_QUEUE: 'memory', DATABASE_URL })).toThrow(
      /ORDERS_QUEUE=memory/,
    );
    expect(() => readEnvironment({ ROLE, ORDERS_QUEUE: 'database' })).toThrow(/DATABASE_URL/);
  });

  test('keeps requests for pictures in a database for several processes, and in memory beside the embedded one', () => {
    const DATABASE_URL = 'postgres://andromeda@localhost/andromeda';
    const project = {
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'p',
      SUPABASE_SECRET_KEY: 's',
    };
    expect(readEnvironment({}).ORDERS_QUEUE).toBe('memory');
    expect(readEnvironment({ DATABASE_URL }).ORDERS_QUEUE).toBe('database');
    expect(readEnvironment(project).ORDERS_QUEUE).toBe('database');
    expect(readEnvironment({ ...project, ORDERS_QUEUE: 'memory' }).ORDERS_QUEUE).toBe('memory');
    expect(readEnvironment({ ORDERS_QUEUE: 'database' }).ORDERS_QUEUE).toBe('database');
  });

  test('asks for a port where an address for metrics is given', () => {
    expect(() => readEnvironment({ METRICS_HOST: '0.0.0.0' })).toThrow(
      expect.objectContaining({ name: 'StartupError', message: expect.stringContaining('METRICS_PORT') }),
    );
    const { METRICS_PORT, METRICS_HOST } = readEnvironment({ METRICS_PORT: '9464' });
    expect([METRICS_PORT, METRICS_HOST]).toEqual([9464, '127.0.0.1']);
  });

  test('asks for the model where only its family is given', () => {
    expect(() => readEnvironment({ CUTOUT_MODEL_FAMILY: 'isnet' })).toThrow(
      /^Falta a variável CUTOUT_MODEL: /,
    );
  });

  const gemini = { GEMINI_API_KEY: 'k', GEMINI_IMAGE_MODEL: 'i', GEMINI_TEXT_MODEL: 't' };

  test.each(['GEMINI_IMAGE_MODEL', 'GEMINI_TEXT_MODEL'])(
    'names %s when there is a key and no model',
    (missing) => {
      expect(() => readEnvironment({ ...gemini, [missing]: '' })).toThrow(
        new RegExp(`^Falta a variável ${missing}: `),
      );
    },
  );

  test('sends mails with a server and a sender, and names which of them is wrong or missing', () => {
    const mails = {
      SMTP_URL: 'smtps://andromeda:senha%40@mail.example.com:465',
      MAIL_FROM: 'Andrômeda <contato@loja.example.com>',
    };
    expect(readEnvironment(mails)).toMatchObject(mails);
    for (const missing of ['SMTP_URL', 'MAIL_FROM'])
      expect(() => readEnvironment({ ...mails, [missing]: '' })).toThrow(
        new RegExp(`^Falta a variável ${missing}: `),
      );
    for (const SMTP_URL of ['mail.example.com:465', 'https://mail.example.com', 'smtp://', 'smtp:mail'])
      expect(() => readEnvironment({ ...mails, SMTP_URL })).toThrow(/^A variável SMTP_URL está errada: ela /);
    for (const MAIL_FROM of ['loja', 'Loja <loja>', 'Loja <a@b.c>\r\nBcc: d@e.f'])
      expect(() => readEnvironment({ ...mails, MAIL_FROM })).toThrow(
        /^A variável MAIL_FROM está errada: ela /,
      );
  });

  test('reads what a picture costs', () => {
    expect(readEnvironment({ ...gemini, GEMINI_IMAGE_COST_USD: '0.039' })).toMatchObject({
      GEMINI_IMAGE_COST_USD: 0.039,
    });
  });
});
