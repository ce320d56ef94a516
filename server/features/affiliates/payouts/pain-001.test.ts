import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaErrors } from '../../../testing/pain-001-errors.ts';
import { pain001, type TransferFile } from './pain-001.ts';
import { sepaText } from './sepa-text.ts';

const file: TransferFile = {
  messageId: 'DECLIC-2026-11-0123456789abcdef',
  createdAt: new Date('2026-12-05T05:05:00Z'),
  executedOn: '2026-12-05',
  debtor: { name: 'Déclic SAS & Cie', iban: 'FR7630006000011234567890189' },
  transfers: [
    {
      endToEndId: 'a'.repeat(32),
      amountCents: 3220,
      holder: 'Léa <Œuvrard> & fils',
      iban: 'FR1420041010050500013M02606',
      label: 'Affiliation Déclic 2026-11',
    },
    {
      endToEndId: 'b'.repeat(32),
      amountCents: 10_005,
      holder: 'Zoë Müller',
      iban: 'DE89370400440532013000',
      label: 'Affiliation Déclic 2026-11',
    },
  ],
};
const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value]) => value);

describe('a pain.001 file', () => {
  it('is valid by its schema, and its counts and sums are those of its transfers', async () => {
    const xml = pain001(file);
    expect(await schemaErrors(xml)).toEqual([]);
    expect(values(xml, 'NbOfTxs')).toEqual(['2', '2']);
    expect(values(xml, 'CtrlSum')).toEqual(['132.25', '132.25']);
    expect(values(xml, 'InstdAmt')).toEqual(['32.20', '100.05']);
    expect(values(xml, 'Dt')).toEqual(['2026-12-05']);
    expect(values(xml, 'Nm')).toEqual(['Declic SAS Cie', 'Declic SAS Cie', 'Lea OEuvrard fils', 'Zoe Muller']);
    expect(values(xml, 'IBAN')).toEqual([file.debtor.iban, ...file.transfers.map(({ iban }) => iban)]);
  });

  it.each([
    ['no transfer', { transfers: [] }],
    ['an id of 36 characters', { messageId: 'x'.repeat(36) }],
    ['a day that is none', { executedOn: '2026-13-05' }],
    ['an amount of 0', { transfers: [{ ...file.transfers[0], amountCents: 0 }] }],
    ['an account number that is no IBAN', { debtor: { name: 'Déclic', iban: '1234' } }],
    ['a name of no Latin letter', { debtor: { name: '誰', iban: file.debtor.iban } }],
  ])('with %s is refused by the schema (control)', async (_what, change) => {
    expect(await schemaErrors(pain001({ ...file, ...change } as TransferFile))).not.toEqual([]);
  });
});

describe('text for banks', () => {
  it.each([
    ['Éloïse d’Aubigné', "Eloise d'Aubigne"],
    ['Łukasz Œdipe ß', 'Lukasz OEdipe ss'],
    ['<b>&amp;</b>', 'b amp /b'],
    ['a\u202Eb\nc', 'a b c'],
    ['Мария', ''],
  ])('%s → %s', (given, written) => {
    expect(sepaText(given)).toBe(written);
  });

  it('holds at most 70 of the allowed characters, whatever is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) =>
        /^[A-Za-z0-9/?:().,'+ -]{0,70}$/.test(sepaText(text)),
      ),
    );
  });
});
