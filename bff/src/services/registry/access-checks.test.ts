import { expect, test } from 'vitest';
import { RemoteDescription } from '../../../contract/page-config.ts';
import { newPackage } from '../../testing/remote-package.ts';
import { checkAccess } from './access-checks.ts';
import { checkPackage } from './package-checks.ts';

const description = (access: unknown, publicPaths: string[] = []) =>
  RemoteDescription.parse({
    name: 'mfe-cupons',
    version: '1.0.0',
    platform: '^1.0.0',
    paths: ['/cupons'],
    publicPaths,
    access,
  });
const problemsOf = (access: unknown, publicPaths?: string[]) => checkAccess(description(access, publicPaths));

test('a remote may name the roles and plans that there are, or nothing', () => {
  expect(problemsOf(undefined)).toEqual([]);
  expect(problemsOf({ roles: ['admin'] })).toEqual([]);
  expect(problemsOf({ plans: ['pro', 'master'] })).toEqual([]);
});

test.each<[string, unknown, RegExp]>([
  ['an unknown plan', { plans: ['pro', 'ouro'] }, /o plano "ouro".*Planos: starter, pro, master\.$/],
  ['an unknown role', { roles: ['gerente'] }, /o papel "gerente".*Papéis: admin\.$/],
  ['an empty list', { plans: [] }, /não diz quem entra/],
  ['no list at all', {}, /não diz quem entra/],
])('the gate refuses access with %s and says what there is', (_what, access, sentence) => {
  expect(problemsOf(access)).toEqual([expect.stringMatching(sentence)]);
});

test('the gate refuses access together with paths that need no session', () => {
  expect(problemsOf({ plans: ['pro'] }, ['/cupom'])).toEqual([expect.stringMatching(/\/cupom não precisa/)]);
});

test('a misspelt word in access is no access for everybody', () => {
  expect(() => description({ plan: ['pro'] })).toThrow();
});

test('the gate looks at the access of a package', () => {
  const { description: sent, files } = newPackage('1.0.0', { access: { plans: ['ouro'] } });
  expect(checkPackage({ ...sent, files })).toEqual([expect.stringMatching(/o plano "ouro"/)]);
});
