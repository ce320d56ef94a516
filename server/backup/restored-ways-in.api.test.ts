// @demand restored-ends
import { describe, expect, it } from 'vitest';
import { changePassword, forgotPassword, login, resetPassword } from '#contract/accounts.ts';
import { identity, passkey } from '../db/schema.ts';
import { backupsOf } from '../testing/backups-of.ts';
import { buildUser, goodPassword } from '../testing/build-user.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { mailedToken } from '../testing/mailed-token.ts';
import { makeApp } from '../testing/make-app.ts';

// What opened an account and was ended since the backup, perhaps because somebody had stolen it, opens nothing after a restore.

const test = makeApp();
const { save, restore } = backupsOf(test);

const newPassword = 'Une-autre-rose-7';
async function opens(email: string, password: string): Promise<boolean> {
  const answer = await test.browser().send({ method: 'POST', url: login.path, payload: { email, password } });
  return answer.status === 200;
}

type Member = Awaited<ReturnType<typeof buildUser>>;
const change = ({ browser }: Member) =>
  browser.call(changePassword, { body: { currentPassword: goodPassword, newPassword } });

/** A passkey, of the operator without an account. */
async function givePasskey(name: string, accountId: string | null = null): Promise<void> {
  const createdAt = test.clock.now();
  const key = { credentialId: name, publicKey: Buffer.from(name), counter: 0, transports: [], name, isSynced: true };
  await test.deps.db.insert(passkey).values({ ...key, accountId, createdAt });
}
const passkeyNames = async () => (await test.deps.db.select().from(passkey)).map(({ name }) => name).sort();

describe('a restore in place of a database that went on after the backup', () => {
  it('keeps the newer passwords, and brings back no passkey and no identity that was removed', async () => {
    const lea = await buildUser(test, { email: 'lea@exemple.fr' });
    const zoe = await buildUser(test, { email: 'zoe@exemple.fr' });
    for (const { user } of [lea, zoe]) {
      await givePasskey(`clé de ${user.email}`, user.id);
      const joined = { provider: 'google', subject: user.email, accountId: user.id, email: user.email } as const;
      await test.deps.db.insert(identity).values({ ...joined, joinedAt: test.clock.now() });
    }
    await givePasskey('perdue');
    await givePasskey('gardée');
    const file = await save();
    await change(lea);
    await test.database.executeSql(`delete from passkey where name in ('perdue', 'clé de lea@exemple.fr');
      delete from identity where subject = 'lea@exemple.fr'`);

    const { keptWaysIn } = await restore(file);
    expect([await opens(lea.user.email, goodPassword), await opens(lea.user.email, newPassword)]).toEqual([
      false,
      true,
    ]);
    expect(await opens(zoe.user.email, goodPassword)).toBe(true);
    expect(await passkeyNames()).toEqual(['clé de zoe@exemple.fr', 'gardée']);
    expect(await test.deps.db.select().from(identity)).toMatchObject([{ subject: 'zoe@exemple.fr' }]);
    expect(keptWaysIn).toEqual({ passwords: 1, passkeys: 2, identities: 1 });
  });

  it('leaves the account that it brings back as it was', async () => {
    const lea = await buildUser(test, { email: 'lea@exemple.fr' });
    await givePasskey('clé', lea.user.id);
    const file = await save();
    await test.database.executeSql('delete from account');
    await buildUser(test, { email: 'zoe@exemple.fr' });
    expect(await restore(file)).toMatchObject({ broughtBack: ['lea@exemple.fr'] });
    expect(await opens(lea.user.email, goodPassword)).toBe(true);
    expect(await passkeyNames()).toEqual(['clé']);
  });
});

describe('a restore with nothing to compare', () => {
  it('has the passwords of the backup, also in place of a database that is older', async () => {
    const lea = await buildUser(test, { email: 'lea@exemple.fr' });
    const old = await save();
    await change(lea);
    await givePasskey('clé', lea.user.id);
    const newer = await save();
    await emptyDatabase(test.database);
    expect((await restore(old)).keptWaysIn).toBeNull();
    expect((await restore(newer)).keptWaysIn).toBeNull();
    expect([await opens(lea.user.email, goodPassword), await opens(lea.user.email, newPassword)]).toEqual([
      false,
      true,
    ]);
    expect(await passkeyNames()).toEqual(['clé']);
  });

  it('with new passwords opens no account with a confirmed address until its owner has chosen one by mail', async () => {
    const lea = await buildUser(test, { email: 'lea@exemple.fr' });
    const zoe = await buildUser(test, { email: 'zoe@exemple.fr', verified: false });
    await givePasskey('clé', lea.user.id);
    await givePasskey('exploitant');
    const file = await save();
    await emptyDatabase(test.database);
    expect(await restore(file, { newPasswords: true })).toMatchObject({ keptWaysIn: null, newPasswords: 1 });
    expect(await opens(lea.user.email, goodPassword)).toBe(false);
    expect(await opens(zoe.user.email, goodPassword)).toBe(true);
    expect(await passkeyNames()).toEqual([]);
    await test.browser().call(forgotPassword, { body: { email: lea.user.email } });
    await test.drain();
    const token = mailedToken(
      test.mails.findLast(({ to }) => to === lea.user.email),
      'reinitialiser',
    );
    await test.browser().call(resetPassword, { body: { token, password: newPassword } });
    expect(await opens(lea.user.email, newPassword)).toBe(true);
  });
});
