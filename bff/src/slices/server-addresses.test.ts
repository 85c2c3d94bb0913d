import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sendToServer } from './send-to-server.ts';
import { createServerAddresses } from './server-addresses.ts';

/** A resolver that leads every name to these addresses. */
const resolveTo = (...addresses: string[]) =>
  ((_name: string, _options: object, answer: (error: null, found: object[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never;
const open = (given: { isPublic?: boolean; leadsTo?: string[]; privateHosts?: string[] } = {}) =>
  createServerAddresses(
    {
      isPublic: given.isPublic ?? true,
      privateHosts: given.privateHosts ?? [],
      ownOrigins: ['https://andromeda.example.com'],
    },
    resolveTo(...(given.leadsTo ?? ['142.250.79.10'])),
  );

test.each([
  'https://estoque.example.com',
  'https://estoque.example.com:8443/base/',
  'https://142.250.79.10',
  'https://[2800:3f0:4001:80a::200a]/x',
])('%s can be registered on a public installation', async (address) => {
  expect(await open().problemOf(address)).toBeNull();
});

test.each([
  ['http://estoque.example.com', /deve ser https/],
  ['http://localhost:3000', /deve ser https/],
  ['ftp://estoque.example.com', /não é um endereço https/],
  ['estoque', /não é um endereço https/],
  ['https://user:word@estoque.example.com', /usuário, senha/],
  ['https://estoque.example.com/?a=b', /consulta/],
  ['https://estoque.example.com/#a', /fragmento/],
  ['https://andromeda.example.com/api', /própria Andrômeda/],
  ['https://127.0.0.1', /não leva a um servidor público/],
  ['https://127.0.0.1./', /não leva a um servidor público/],
  ['https://2130706433', /não leva a um servidor público/],
  ['https://0x7f.1', /não leva a um servidor público/],
  ['https://017700000001', /não leva a um servidor público/],
  ['https://[::1]', /não leva a um servidor público/],
  ['https://[::ffff:127.0.0.1]', /não leva a um servidor público/],
  ['https://[::ffff:a9fe:a9fe]', /não leva a um servidor público/],
  ['https://[64:ff9b::7f00:1]', /não leva a um servidor público/],
  ['https://[fd00::1]', /não leva a um servidor público/],
  ['https://[fe80::1]', /não leva a um servidor público/],
  ['https://10.0.0.7', /não leva a um servidor público/],
  ['https://169.254.169.254', /não leva a um servidor público/],
  ['https://0.0.0.0', /não leva a um servidor público/],
])('%s cannot be registered on a public installation', async (address, problem) => {
  expect(await open().problemOf(address)).toMatch(problem);
});

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1'])(
  'a name that leads to %s, also beside a public address, is refused',
  async (address) => {
    for (const host of ['estoque.example.com', 'localhost.', 'estoque.example.com.'])
      for (const leadsTo of [[address], ['142.250.79.10', address]])
        expect(await open({ leadsTo }).problemOf(`https://${host}`)).toMatch(
          /não leva a um servidor público/,
        );
  },
);

test('a name without any address is refused', async () => {
  expect(await open({ leadsTo: [] }).problemOf('https://estoque.example.com')).toMatch(/não leva/);
});

test('the operator allows hosts of a network of their own, by name, and never those where clouds keep keys', async () => {
  const privateHosts = ['Estoque.loja.svc', '10.0.0.7'];
  const problemOf = (address: string, leadsTo: string[]) =>
    open({ privateHosts, leadsTo }).problemOf(address);
  expect(await problemOf('https://estoque.loja.svc:8443', ['10.0.0.7'])).toBeNull();
  expect(await problemOf('https://estoque.loja.svc./', ['127.0.0.1'])).toBeNull();
  expect(await problemOf('https://10.0.0.7', [])).toBeNull();
  expect(await problemOf('https://10.0.0.8', [])).toMatch(/não leva/);
  expect(await problemOf('https://outro.loja.svc', ['10.0.0.7'])).toMatch(/PRIVATE_SERVER_HOSTS/);
  expect(await problemOf('https://estoque.loja.svc', ['169.254.169.254'])).toMatch(/não leva/);
  expect(await problemOf('http://estoque.loja.svc', ['10.0.0.7'])).toMatch(/deve ser https/);
});

test('on a developer’s machine a server may be on the same one, and in no other network', async () => {
  const problemOf = (address: string, leadsTo: string[] = ['127.0.0.1']) =>
    open({ isPublic: false, leadsTo }).problemOf(address);
  for (const address of ['http://localhost:8787', 'http://127.0.0.1:8787/base', 'http://[::1]:8787'])
    expect(await problemOf(address), address).toBeNull();
  expect(await problemOf('http://estoque.example.com')).toMatch(/deve ser https/);
  expect(await problemOf('https://192.168.0.7')).toMatch(/não leva/);
});

test('a name that leads elsewhere after its registration is not connected to', async () => {
  let connections = 0;
  const server = createServer().listen(0, '127.0.0.1');
  server.on('connection', () => connections++);
  await new Promise((settle) => server.once('listening', settle));
  const { port } = server.address() as AddressInfo;
  const addresses = open({ leadsTo: ['127.0.0.1'] });
  const limits = { callMs: 5000, answerBytes: 100 };
  const call = { method: 'GET', path: '/', headers: [], body: null };
  for (const host of ['estoque.example.com', '127.0.0.1', '[::ffff:127.0.0.1]'])
    await expect(
      sendToServer(addresses, new URL(`http://${host}:${port}/`), call, limits, new AbortController().signal),
    ).rejects.toMatchObject({ kind: 'unreachable', message: expect.stringMatching(/no public address/) });
  expect(connections).toBe(0);
  await new Promise((settle) => server.close(settle));
});
