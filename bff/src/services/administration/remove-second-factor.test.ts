import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAccountAdministration } from '../../data/account-administration.ts';
import { createProfileRepository } from '../../data/profile-repository.ts';
import { createSecondFactors } from '../../data/second-factors.ts';
import { createSessionRepository } from '../../data/session-repository.ts';
import { openTestProject, type TestProject } from '../../embedded/test-project.ts';
import type { User } from '../../ports/user.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { askSecondFactor } from '../second-factor/ask-second-factor.ts';
import { openAccount, removeSecondFactor } from './administer-accounts.ts';

const sent: string[] = [];
let project: TestProject;
let admin: User;
let seller: User;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  admin = await project.newUser();
  await project.database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
    admin.userId,
  ]);
});
afterAll(() => project?.close());
beforeEach(async () => {
  sent.length = 0;
  seller = await project.newUserLike(admin);
  await turnOn(seller);
});

const turnOn = ({ userId }: User) =>
  project.database.query(
    `insert into public.second_factors (user_id, sealed_secret, confirmed_at) values ($1, 'x', now())`,
    [userId],
  );

/** As above, for a user who has just signed in with a code. */
const passWith = async (user: User) => {
  await turnOn(user);
  await project.database.query(
    'insert into public.second_factor_passes (session_id, user_id) values ($1, $2)',
    [user.sessionId, user.userId],
  );
};

function deps() {
  const services = createTestServices();
  const secondFactors = createSecondFactors(project.clients);
  const profiles = createProfileRepository(project.clients);
  return {
    ...services,
    profiles,
    demanding: askSecondFactor(profiles, secondFactors),
    secondFactors,
    accountAdministration: createAccountAdministration(project.clients),
    mails: {
      ...services.mails,
      secondFactorRemoved: () => ({ subject: 'removed', html: '', text: '' }),
      send: async ({ to, subject }: { to: string; subject: string }) => void sent.push(`${subject}: ${to}`),
    },
  };
}
const reason = 'Perdeu o celular e os códigos';
const remove = (id = seller.userId, actor = admin) => removeSecondFactor(deps(), actor, { id, reason });
const forbidden = expect.objectContaining({ code: 'forbidden' });
const auditLines = async (id = seller.userId) =>
  (
    await createAccountAdministration(project.clients).audit(admin.userId, id, { page: 1, pageSize: 20 })
  )?.entries.map((entry) => `${entry.action}: ${entry.reason}`);

test('an administrator who turns a user’s second factor off is recorded, and the user gets one mail', async () => {
  const opened = await openAccount(deps(), admin, { id: seller.userId, page: 1 });
  expect(opened.account.secondFactor).toBe(true);
  const [account] = await Promise.all([remove(), remove()]);
  expect(account.secondFactor).toBe(false);
  expect(await deps().secondFactors.read(seller.userId)).toBeNull();
  expect(await auditLines()).toEqual([`second_factor_ended: ${reason}`, 'account_viewed: ']);
  expect(sent).toEqual([`removed: ${seller.email}`]);
});

test('every session of the user ends, even one that awaits the second step', async () => {
  const sessions = createSessionRepository(project.clients);
  expect(await sessions.standing(seller)).toBe('second_factor');
  await remove();
  expect(await sessions.standing(seller)).toBe('closed');
});

test('nobody removes their own second factor, and only an administrator removes another’s', async () => {
  await passWith(admin);
  const stranger = await project.newUserLike(admin);
  await expect(remove(admin.userId)).rejects.toEqual(forbidden);
  await expect(remove(seller.userId, stranger)).rejects.toEqual(forbidden);
  expect(
    await deps().accountAdministration.endSecondFactor(stranger.userId, seller.userId, reason),
  ).toMatchObject({ ok: false, code: 'forbidden' });
  expect(await deps().secondFactors.read(seller.userId)).not.toBeNull();
  expect([await auditLines(), sent]).toEqual([[], []]);
});

test('where administrators must have a second factor, only one who has it removes another’s', async () => {
  const other = await project.newUserLike(admin);
  await project.database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
    other.userId,
  ]);
  const demanding = { ...deps(), profiles: deps().demanding };
  await expect(removeSecondFactor(demanding, other, { id: seller.userId, reason })).rejects.toEqual(
    expect.objectContaining({ code: 'admin_second_factor' }),
  );
  await passWith(other);
  await removeSecondFactor(demanding, other, { id: seller.userId, reason });
  expect(await deps().secondFactors.read(seller.userId)).toBeNull();
});
