// @demand backup
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { forgotPassword, login, me, resetPassword } from '#contract/accounts.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { account } from '../db/schema.ts';
import { countFigures } from '../features/admin/figures/count-figures.ts';
import { buildUser, goodPassword } from '../testing/build-user.ts';
import { mailedToken } from '../testing/mailed-token.ts';
import { makeApp } from '../testing/make-app.ts';
import { buildPersonWithAllData } from '../testing/person-with-all-data.ts';
import { type WholeDatabase, wholeDatabase } from '../testing/whole-database.ts';
import { type BackupHeader, checkBackup } from './file-format.ts';
import { listFilledTables } from './filled-tables.ts';
import { type Restored, restoreBackup } from './restore.ts';
import { saveBackup } from './save.ts';

const test = makeApp();
const place = mkdtempSync(join(tmpdir(), 'declic-backup-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const header: BackupHeader = {
  format: 'declic-backup',
  version: 1,
  migration: '0006',
  madeAt: '2026-11-15T09:00:00.000Z',
  appSecret: null,
};
let files = 0;
async function save(): Promise<string> {
  files++;
  const file = join(place, `${files}.backup`);
  await saveBackup(test.deps.db, file, header, null);
  return file;
}

/** Restores what was checked, as the command does. */
async function restore(file: string): Promise<Restored> {
  return await restoreBackup(test.deps.db, file, (await checkBackup(file)).sha256);
}

/** As a restore leaves it: without sessions, with every mailed link used, and with payouts that wait for the operator. */
function ended(whole: WholeDatabase): WholeDatabase {
  const used = (name: string) => (whole[name] ?? []).map((row) => ({ ...row, used_at: 'by the restore or before' }));
  return {
    ...whole,
    'public.session': [],
    'public.payout': (whole['public.payout'] ?? []).map((row) => ({ ...row, restored_at: 'by the restore or never' })),
    'public.mail_link': used('public.mail_link'),
    'public.billing_link': used('public.billing_link'),
  };
}

describe('a backup', () => {
  it('brings back every row of every table after all of it was lost, and new rows get new numbers', async () => {
    const { user } = await buildPersonWithAllData(test, 'sauvee');
    const before = await wholeDatabase(test.database);
    const file = await save();
    expect((await checkBackup(file)).rows).toBeGreaterThan(30);

    await buildUser(test);
    await test.deps.db.execute('delete from session');
    await restore(file);
    expect(ended(await wholeDatabase(test.database))).toEqual(ended(before));
    await test.browser().call(login, { body: { email: user.email, password: goodPassword } });
    await buildPersonWithAllData(test, 'nouvelle-personne');
  });

  // @demand restored-ends
  it('brings back no session and no link, and names the accounts that were gone', async () => {
    const { browser, user } = await buildUser(test, { email: 'lea@exemple.fr' });
    const erased = await buildUser(test, { email: 'zoe@exemple.fr' });
    await test.browser().call(forgotPassword, { body: { email: user.email } });
    await test.drain();
    const token = mailedToken(test.mails[0], 'reinitialiser');
    const file = await save();
    await test.browser().call(resetPassword, { body: { token, password: 'Une-autre-rose-7' } });
    await erased.browser.call(deleteAccount, { body: { password: goodPassword } });

    expect((await restore(file)).broughtBack).toEqual(['zoe@exemple.fr']);
    expect((await browser.refused(me)).status).toBe(401);
    const again = await test.browser().refused(resetPassword, { body: { token, password: 'Une-autre-rose-8' } });
    expect(again.body.code).toBe('invalid_token');
    const { sha256 } = await checkBackup(file);
    const repeated = await restoreBackup(test.deps.db, file, sha256, { erasedSince: ['zoe@exemple.fr'] });
    expect(repeated).toMatchObject({ erased: 1, broughtBack: [] });
    expect(await test.deps.db.$count(account)).toBe(1);
  });

  it('brings back texts with line separators of every kind', async () => {
    const { user } = await buildUser(test);
    await test.deps.db.update(account).set({ firstName: 'Zo\u2028é\u2029\r\n\u0085' }).where(eq(account.id, user.id));
    const before = await wholeDatabase(test.database);
    const file = await save();
    await restore(file);
    expect(ended(await wholeDatabase(test.database))).toEqual(ended(before));
  });

  // @demand endless-backup-line
  it('with a line longer than any of a backup is refused with a sentence, before the line is held in memory', async () => {
    await buildUser(test);
    await expect(checkBackup(await save(), { longestLine: 20 })).rejects.toThrow("n'est pas une sauvegarde entière");
  });

  it('is restored in whatever order the database joins its own tables', async () => {
    await buildUser(test);
    const before = await wholeDatabase(test.database);
    const file = await save();
    const { sha256 } = await checkBackup(file);
    await test.deps.db.transaction(async (tx) => {
      await tx.execute('set local enable_nestloop = off');
      await restoreBackup(tx, file, sha256);
    });
    expect(ended(await wholeDatabase(test.database))).toEqual(ended(before));
  });

  it('replaces nothing if a row of it cannot be stored', async () => {
    await buildUser(test);
    const file = await save();
    await buildUser(test);
    const before = await wholeDatabase(test.database);
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const twice = lines.find((line) => line.includes('"public.account"')) ?? '';
    writeFileSync(file, gzipSync([...lines.slice(0, -1), twice, lines.at(-1), ''].join('\n')));
    await expect(restoreBackup(test.deps.db, file, 'unread')).rejects.toThrow(
      "Des lignes de la table public.account de cette sauvegarde ne peuvent pas être enregistrées : rien n'a été changé.",
    );
    expect(await wholeDatabase(test.database)).toEqual(before);
  });

  // @demand swapped-backup
  it.each([
    ['a row', (text: string) => text.replace('@exemple.fr', '@pirate.fr'), "a changé depuis qu'il a été vérifié"],
    [
      'a row and its checksum',
      (text: string) => {
        const lines = text.trimEnd().split('\n').slice(0, -1).join('\n').replace('@exemple.fr', '@pirate.fr');
        const sha256 = createHash('sha256').update(`${lines}\n`).digest('hex');
        return `${lines}\n${JSON.stringify({ rows: 1, sha256 })}\n`;
      },
      "a changé depuis qu'il a été vérifié",
    ],
    [
      'the name of a table',
      (text: string) => text.replace('"public.account"', '"(select 1) x; --"'),
      'table inconnue ((select 1) x; --)',
    ],
  ])('restores nothing if %s was changed between its check and its restore', async (_what, change, sentence) => {
    await buildUser(test);
    const file = await save();
    const { sha256 } = await checkBackup(file);
    const before = await wholeDatabase(test.database);
    writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    await expect(restoreBackup(test.deps.db, file, sha256)).rejects.toThrow(sentence);
    expect(await wholeDatabase(test.database)).toEqual(before);
  });

  it('restores nothing if it was cut short after its check', async () => {
    await buildUser(test);
    const file = await save();
    const { sha256 } = await checkBackup(file);
    const before = await wholeDatabase(test.database);
    writeFileSync(file, readFileSync(file).subarray(0, -40));
    await expect(restoreBackup(test.deps.db, file, sha256)).rejects.toThrow("a changé depuis qu'il a été vérifié");
    expect(await wholeDatabase(test.database)).toEqual(before);
  });

  it.each([
    ['is cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    [
      'has one other byte',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte))),
    ],
    [
      'lacks its last line',
      (bytes: Buffer) => gzipSync(`${gunzipSync(bytes).toString().trimEnd().split('\n').slice(0, -1).join('\n')}\n`),
    ],
    [
      'lacks a row',
      (bytes: Buffer) =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .replace(/\n\{"table".*?\n/, '\n'),
        ),
    ],
    [
      'has a row that was changed',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('@exemple.fr', '@exemple.com')),
    ],
    ['is something else', () => Buffer.from('bonjour')],
    ['is empty', () => Buffer.alloc(0)],
  ])('is refused with a sentence if it %s', async (_what, damage) => {
    await buildUser(test);
    const file = await save();
    const damaged = `${file}.damaged`;
    copyFileSync(file, damaged);
    writeFileSync(damaged, damage(readFileSync(file)));
    await expect(checkBackup(damaged)).rejects.toThrow("n'est pas une sauvegarde entière : rien n'a été changé.");
  });

  it.each([
    ['a table that is not known', { table: 'public.pg_authid', rows: ['(1)'] }, 'table inconnue (public.pg_authid)'],
    ['a line that is no rows', { table: 'public.account', rows: 'x' }, "n'est pas une sauvegarde entière"],
    ['a date that is none', { ...header, madeAt: 'hier' }, "n'est pas une sauvegarde entière"],
    ['a secret that is no text', { ...header, appSecret: 5 }, "n'est pas une sauvegarde entière"],
  ])('that somebody wrote by hand is refused with a sentence if it has %s', async (_what, line, sentence) => {
    const lines = 'format' in line ? [line] : [header, line];
    const text = lines.map((one) => `${JSON.stringify(one)}\n`).join('');
    const rows = 'rows' in line ? line.rows.length : 0;
    const file = join(place, 'forged.backup');
    const sha256 = createHash('sha256').update(text).digest('hex');
    writeFileSync(file, gzipSync(`${text}${JSON.stringify({ rows, sha256 })}\n`));
    await expect(checkBackup(file)).rejects.toThrow(sentence);
  });

  it('finds counters and scheduled jobs no data to protect, but a job about somebody and an account', async () => {
    await countFigures(test.deps);
    await test.deps.jobs.enqueue(test.deps.db, 'figures.count', {});
    await test.database.executeSql(
      `insert into rate_limit (key, window_start, count, expires_at) values ('x', now(), 1, now())`,
    );
    expect(await listFilledTables(test.deps.db)).toEqual([]);
    await test.deps.jobs.enqueue(test.deps.db, 'mail.cancellation-link', { email: 'invitee@exemple.fr' });
    expect(await listFilledTables(test.deps.db)).toEqual(['jobs.job']);
    await buildUser(test);
    expect(await listFilledTables(test.deps.db)).toEqual(expect.arrayContaining(['account', 'session']));
  });

  it('that fails midway leaves no file', async () => {
    const file = join(place, 'missing-folder', 'x.backup');
    await expect(saveBackup(test.deps.db, file, header, null)).rejects.toThrow();
    expect(existsSync(file)).toBe(false);
  });
});
