import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorBody } from '../../contract/errors.ts';
import { createHttpApp } from '../http/http-app.ts';
import { AuthRefusalBody, read } from '../testing/read-answer.ts';
import { ana } from '../testing/test-accounts.ts';
import { createTestServices } from '../testing/test-services.ts';

/** The token of a session that has yet to pass the second step. */
const AWAITING = 'token-of-a-session-that-awaits';

interface Asked {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

/** The application over a session service that answers as `answer` says; `asked` is what reached it. */
function open(answer: (asked: Asked) => Response = () => Response.json({ ok: true }), trustedProxies = 0) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: init.body,
    };
    asked.push(request);
    return answer(request);
  });
  const services = createTestServices();
  const app = createHttpApp({
    publicUrl: 'http://localhost:3000',
    trustedProxies,
    paymentSandbox: null,
    services,
    verifier: {
      verify: async (token) =>
        token === ana.token ? ana : token === AWAITING ? { ...ana, awaitsSecondFactor: true } : null,
    },
    publicConfig: {
      supabaseUrl: 'http://x',
      supabasePublishableKey: 'k',
      embedded: true,
      loginUrl: '/login',
      checkoutOrigins: [],
    },
    readTroubles: async () => [],
    embedded: {
      google: {
        signCode: () => 'code',
        sealAccount: (email) => `sealed ${email}`,
        openAccount: () => null,
      },
      auth: { url: 'http://sessions', publishableKey: 'sb_publishable_x' },
      inbox: () => [
        {
          to: 'ana@x.com',
          subject: '<b>Oi</b>',
          html: '<a href="/y">y</a>',
          text: 'y',
          sentAt: '2026-11-20T12:00:00Z',
        },
      ],
    },
  });
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    app.request(`/auth/v1${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  /** Lets the clock run until everything is answered. */
  const answered = async <T>(calls: Promise<T>): Promise<T> => {
    let waiting = true;
    const stop = () => {
      waiting = false;
    };
    calls.then(stop, stop);
    while (waiting) await services.clock.advance(100);
    return calls;
  };
  return { app, asked, call, answered, clock: services.clock };
}

const wrongPassword = () => Response.json({ error_code: 'invalid_credentials' }, { status: 400 });
const login = (email: string) => ['POST', '/token?grant_type=password', { email, password: 'x' }] as const;

afterEach(() => vi.unstubAllGlobals());

describe('the session service', () => {
  test('gets the public key and the checked token, and nothing else of the request', async () => {
    const { call, asked } = open();
    await call('GET', '/user', undefined, {
      authorization: `Bearer ${ana.token}`,
      apikey: 'sb_secret_stolen',
      cookie: 'a=b',
      'x-forwarded-for': '1.2.3.4',
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe('http://sessions/auth/v1/user');
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
      apikey: 'sb_publishable_x',
      authorization: `Bearer ${ana.token}`,
    });
  });

  test('answers 503 with a code while it is not running', async () => {
    const { call, answered } = open(() => {
      throw new TypeError('fetch failed');
    });
    const answer = await answered(call(...login('ana@loja.example.com')));
    expect([answer.status, (await read(ErrorBody, answer)).error.code]).toEqual([503, 'service_unavailable']);
  });

  test.each(['forged', 'sb_secret_stolen'])('is not asked with the token %s', async (token) => {
    const { call, asked } = open();
    const answer = await call('GET', '/user', undefined, { authorization: `Bearer ${token}` });
    expect([answer.status, (await read(AuthRefusalBody, answer)).error_code]).toEqual([401, 'bad_jwt']);
    expect(asked).toEqual([]);
  });

  test.each([
    ['GET', '/admin/users'],
    ['POST', '/otp'],
    ['GET', '/verify?redirect_to=http://evil.example'],
    ['POST', '/token?grant_type=id_token'],
    ['DELETE', '/user'],
    ['GET', '/../rest/v1/user_images'],
  ])('keeps %s %s shut', async (method, path) => {
    const { call, asked } = open();
    expect((await call(method, path, method === 'POST' ? {} : undefined)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('may be called from another origin, as hosted projects may', async () => {
    const { call } = open();
    const preflight = await call('OPTIONS', '/signup', undefined, {
      'access-control-request-headers': 'apikey',
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey');
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  });
});

test('a sign-up soon after the last mail gets 429 from the service itself', async () => {
  const limited = { code: 429, error_code: 'over_email_send_rate_limit', msg: 'wait' };
  const { call } = open(() => Response.json(limited, { status: 429 }));
  const answer = await call('POST', '/signup', { email: 'a@x.com', password: 'Segredo!2026' });
  expect([answer.status, await read(AuthRefusalBody, answer)]).toEqual([429, limited]);
});

test('an e-mail longer than any that mail reaches opens no account', async () => {
  const { call, asked } = open();
  const email = `${'a'.repeat(250)}@x.com`;
  const answer = await call('POST', '/signup', { email, password: 'Segredo!2026' });
  expect([answer.status, (await read(AuthRefusalBody, answer)).error_code]).toEqual([
    422,
    'email_address_invalid',
  ]);
  expect(asked).toEqual([]);
});

describe('a password', () => {
  test.each(['Curta1!', 'semmaiuscula1!', 'SEMMINUSCULA1!', 'SemDigito!', 'SemSinal11'])(
    'like %s opens no account',
    async (password) => {
      const { call, asked } = open();
      const answer = await call('POST', '/signup', { email: 'a@x.com', password });
      expect([answer.status, (await read(AuthRefusalBody, answer)).error_code]).toEqual([
        422,
        'weak_password',
      ]);
      expect(asked).toEqual([]);
    },
  );

  test.each([
    ['POST', '/signup', { email: 'a@x.com', password: 'Password1!' }],
    ['PUT', '/user', { password: 'P@ssw0rd1' }],
  ])('that many others have is refused as a leaked one by %s %s', async (method, path, body) => {
    const { call, asked } = open();
    const answer = await call(method, path, body, { authorization: `Bearer ${ana.token}` });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error_code: 'weak_password',
      weak_password: { reasons: ['pwned'] },
    });
    expect(asked).toEqual([]);
  });

  test('of more bytes than the session service reads opens no account', async () => {
    const { call, asked } = open();
    const password = `Segredo!2026${'ã'.repeat(31)}`;
    const answer = await call('POST', '/signup', { email: 'a@x.com', password });
    expect(await read(AuthRefusalBody, answer)).toMatchObject({
      msg: 'Password cannot be longer than 72 characters',
    });
    expect(asked).toEqual([]);
  });

  test('with all required kinds of characters opens an account', async () => {
    const { call, asked } = open();
    expect((await call('POST', '/signup', { email: 'a@x.com', password: 'Segredo!2026' })).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  test('is changed by the rules of the reset screen, which need no lowercase letter', async () => {
    const { call } = open();
    const change = (password: string) =>
      call('PUT', '/user', { password }, { authorization: `Bearer ${ana.token}` });
    expect((await change('SEGREDO!2026')).status).toBe(200);
    expect((await change('segredo!2026')).status).toBe(422);
  });

  test('may be guessed ten times, even at once; then the account has to wait', async () => {
    const { call, asked, answered } = open(wrongPassword);
    const answers = await answered(
      Promise.all(Array.from({ length: 25 }, () => call(...login('Ana@x.com ')))),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(asked).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(await refused?.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' });
    expect((await call(...login('ana@x.com'))).status).toBe(429);
    expect((await answered(call(...login('bia@x.com')))).status).toBe(400);
  });

  test('that a stranger behind the same proxy guesses locks no other user out', async () => {
    const { call, answered } = open(wrongPassword, 1);
    const from = (address: string) => call(...login('ana@x.com'), { 'x-forwarded-for': address });
    const guesses = await answered(Promise.all(Array.from({ length: 11 }, () => from('203.0.113.7'))));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await answered(from('198.51.100.1'))).status).toBe(400);
  });

  test('that is wrong is refused as slowly as an e-mail without an account', async () => {
    const { call, clock } = open(wrongPassword);
    const refused = call(...login('ana@x.com'));
    await clock.untilSomeoneSleeps(400);
    await clock.advance(400);
    expect((await refused).status).toBe(400);
  });

  test('that is correct is never refused, however many users sign in at once', async () => {
    const { call } = open(() => Response.json({ access_token: 't' }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(...login('ana@x.com'))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

test('one network renews sessions 1,500 times in five minutes, then it waits, and others do not', {
  tags: ['long'],
}, async () => {
  const { call, asked } = open(undefined, 1);
  const renew = (address: string) =>
    call('POST', '/token?grant_type=refresh_token', { refresh_token: 'x' }, { 'x-forwarded-for': address });
  for (let n = 0; n < 1500; n++) await renew('203.0.113.7');
  const refused = await renew('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect(asked).toHaveLength(1500);
  expect((await renew('198.51.100.1')).status).toBe(200);
});

test('an e-mail gets at most ten mails in five minutes', async () => {
  const { call, asked, answered } = open();
  const answers = await answered(
    Promise.all(Array.from({ length: 12 }, () => call('POST', '/recover', { email: 'a@x.com' }))),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(asked).toHaveLength(10);
});

test('asking for a mail takes the same time for every address, known or not', async () => {
  for (const path of ['/recover', '/resend']) {
    const { call, clock } = open(() => Response.json({}));
    let settled = false;
    const answer = call('POST', path, { email: 'ana@x.com', type: 'signup' }).finally(() => {
      settled = true;
    });
    await clock.untilSomeoneSleeps(300);
    expect(settled).toBe(false);
    await clock.advance(300);
    expect((await answer).status).toBe(200);
  }
});

test('the e-mail of an account does not change', async () => {
  const { call, asked } = open();
  const answer = await call('PUT', '/user', { email: 'new@x.com' }, { authorization: `Bearer ${ana.token}` });
  expect(answer.status).toBe(422);
  expect(asked).toEqual([]);
});

test('before the second step a session may only be read, ended and given a new password', async () => {
  const { call, asked, answered } = open();
  const authorization = `Bearer ${AWAITING}`;
  for (const [method, path] of [
    ['GET', '/settings'],
    ['POST', '/signup'],
    ['POST', '/resend'],
    ['POST', '/recover'],
  ] as const)
    expect((await answered(call(method, path, undefined, { authorization }))).ok, path).toBe(false);
  expect(asked).toEqual([]);
  expect((await call('GET', '/user', undefined, { authorization })).status).toBe(200);
  expect((await call('PUT', '/user', { password: 'Segredo!2026' }, { authorization })).status).toBe(200);
  expect((await call('POST', '/logout', undefined, { authorization })).status).toBe(200);
});

test('before the second step a sign-out ends its own session, however much it asks for', async () => {
  const { call, asked } = open();
  await call('POST', '/logout?scope=global', undefined, { authorization: `Bearer ${AWAITING}` });
  await call('POST', '/logout?scope=global', undefined, { authorization: `Bearer ${ana.token}` });
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?scope=local', '?scope=global']);
});

test.each(['<ana@x.com>', 'x<ana@x.com>', 'ana@x.com,bia@x.com', '(x)ana@x.com', '"ana"@x.com'])(
  'nobody signs up as %s, which mail software reads as another address',
  async (email) => {
    const { call, asked } = open();
    const answer = await call('POST', '/signup', { email, password: 'Segredo!2026' });
    expect([answer.status, (await read(AuthRefusalBody, answer)).error_code]).toEqual([
      400,
      'email_address_invalid',
    ]);
    expect(asked).toEqual([]);
  },
);

test('the development inbox shows mails in frames that run nothing', async () => {
  const { app } = open();
  const page = await (await app.request('/dev/inbox')).text();
  expect(page).toContain('&lt;b&gt;Oi&lt;/b&gt;');
  expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
  expect(page).toContain('srcdoc="&lt;base target=&quot;_top&quot;&gt;&lt;a href=');
  expect(await (await app.request('/dev/inbox.json')).json()).toEqual([
    {
      to: 'ana@x.com',
      subject: '<b>Oi</b>',
      html: '<a href="/y">y</a>',
      text: 'y',
      sentAt: '2026-11-20T12:00:00Z',
    },
  ]);
});

const challenge = `code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`;

test('Google’s button leads to the sandbox’s page only, with the state of the session service', async () => {
  const { app } = open(() =>
    Response.redirect('https://accounts.google.com/o/oauth2/v2/auth?state=the-state'),
  );
  const path = '/auth/v1/authorize?provider=google&redirect_to=https://evil.example.com';
  const answer = await app.request(`${path}&${challenge}`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/google-demonstracao?state=the-state');
  // Without a challenge the tokens themselves would come back in an address.
  expect((await app.request(path)).headers.get('location')).toContain('/login#error=');
});

test('a user who is signed in links Google to their own address only, in this browser', async () => {
  const { call, asked } = open(() =>
    Response.redirect('https://accounts.google.com/o/oauth2/v2/auth?state=the-state'),
  );
  const path = `/user/identities/authorize?provider=google&redirect_to=/settings&skip_http_redirect=true&${challenge}`;
  const answer = await call('GET', path, undefined, { authorization: `Bearer ${ana.token}` });
  expect(await answer.json()).toEqual({
    provider: 'google',
    url: `/google-demonstracao?${new URLSearchParams({ state: 'the-state', email: ana.email })}`,
  });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(decodeURIComponent(cookie)).toContain(`sealed ${ana.email}`);
  expect(cookie).toMatch(/Path=\/google-demonstracao; HttpOnly; SameSite=Lax/);
  expect(asked[0]?.url).toBe(
    `http://sessions/auth/v1/authorize?provider=google&redirect_to=%2Fsettings&${challenge}`,
  );
  expect((await call('GET', path)).status).toBe(401);
});

test('a sign-in that the sandbox refused tells that the address has a password', async () => {
  const refused = new URLSearchParams({
    error: 'server_error',
    error_description: 'Error getting user profile from external provider',
    error_code: 'unexpected_failure',
  });
  const { app } = open(
    () =>
      new Response(null, {
        status: 302,
        headers: { location: `http://localhost:3000/library?page=2&${refused}#${refused}&sb=` },
      }),
  );
  const answer = await app.request('/auth/v1/callback?code=c&state=s');
  const told = 'error=access_denied&error_code=email_exists';
  expect(answer.headers.get('location')).toBe(`http://localhost:3000/library?page=2&${told}#${told}&sb=`);
});

test('another provider is refused on the login page', async () => {
  const { app } = open(() => Response.json({ msg: 'Unsupported provider' }, { status: 400 }));
  const answer = await app.request('/auth/v1/authorize?provider=github');
  expect(answer.headers.get('location')).toBe('/login#error=access_denied&error_code=provider_disabled');
});

test('a text that no database can store is refused before the session service is called', async () => {
  const { asked, call, answered } = open();
  const email = 'ana\0@example.com';
  const calls: [string, string, object?][] = [
    ['POST', '/signup', { email, password: 'Segredo!2026' }],
    ['POST', '/signup', { email: 'a@b.c', password: 'Segredo!2026', data: { full_name: 'a\ud83d' } }],
    ['POST', '/recover', { email }],
    ['POST', '/verify', { type: 'signup', token_hash: 'a\0' }],
    ['POST', '/token?grant_type=password', { email, password: 'x' }],
    ['PUT', '/user', { data: { full_name: 'a\0' } }],
    ['GET', '/authorize?provider=google&redirect_to=%00'],
    ['GET', '/callback?code=%00&state=x'],
  ];
  for (const [method, path, body] of calls) {
    const answer = await answered(call(method, path, body));
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await read(AuthRefusalBody, answer)).toMatchObject({ error_code: 'validation_failed' });
  }
  expect(asked).toEqual([]);
});
