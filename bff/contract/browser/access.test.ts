import { expect, test } from 'vitest';
import { mayEnter } from './index.ts';

const seller = { admin: false, plan: null };
const pro = { admin: false, plan: 'pro' };
const admin = { admin: true, plan: null };

test('a remote that says nothing about access is open to everybody', () => {
  expect(mayEnter(undefined, seller)).toBe('open');
});

test('a remote for a role is open to its administrators alone, whatever the plan', () => {
  expect(mayEnter({ roles: ['admin'] }, admin)).toBe('open');
  expect(mayEnter({ roles: ['admin'] }, pro)).toBe('role_missing');
});

test('a remote for plans is open to users of a named plan; a dearer one that is not named does not count', () => {
  expect(mayEnter({ plans: ['pro'] }, pro)).toBe('open');
  expect(mayEnter({ plans: ['pro'] }, { admin: false, plan: 'master' })).toBe('plan_missing');
  expect(mayEnter({ plans: ['pro'] }, seller)).toBe('plan_missing');
});

test('an administrator enters a remote for plans without one', () => {
  expect(mayEnter({ plans: ['pro'] }, admin)).toBe('open');
});

test('where a role and plans are given, a plan alone is not enough', () => {
  expect(mayEnter({ roles: ['admin'], plans: ['pro'] }, pro)).toBe('role_missing');
});

test('lists without a name let only administrators in', () => {
  expect(mayEnter({ plans: [] }, pro)).toBe('plan_missing');
  expect(mayEnter({ roles: [] }, pro)).toBe('role_missing');
});
