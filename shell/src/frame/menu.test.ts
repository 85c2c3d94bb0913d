import { expect, test } from 'vitest';
import { remotes } from '../testing/remotes.ts';
import { menuOf } from './menu.ts';

const [remote] = remotes;
if (!remote) throw new Error('the tests have no remote');
const admin = { path: '/admin', label: 'Admin', icon: 'shield-check', order: 50, group: 'main' } as const;
const withParts = {
  ...remote,
  menu: [
    { ...admin, role: 'admin' as const, forMembers: { path: '/admin/remotes', label: 'Partes' } },
    { ...admin, path: '/admin/other', label: 'Outra', role: 'admin' as const },
  ],
};

test.each([
  [
    'an administrator finds what is for the role',
    { isAdmin: true, isMember: false },
    ['/admin', '/admin/other'],
  ],
  ['a member finds what is for members in its place', { isAdmin: false, isMember: true }, ['/admin/remotes']],
  ['another user finds neither', { isAdmin: false, isMember: false }, []],
])('%s', (_who, reader, paths) => {
  const { main } = menuOf([withParts], reader, () => 'open');
  expect(main.map(({ path }) => path)).toEqual(paths);
});
