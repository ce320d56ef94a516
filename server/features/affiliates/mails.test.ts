import { expect, it } from 'vitest';
import { renderMail } from '../../adapters/mail/render.ts';
import { payoutRequested } from './mails.ts';

const write = (firstName: string | null) =>
  payoutRequested({
    firstName,
    amountCents: 3220,
    executedOn: new Date('2026-12-04T23:00:00Z'),
    dashboardUrl: 'https://declic.example/affiliate/dashboard',
    hasPaymentDetails: true,
  });

it('says the amount and the day of execution in Paris', () => {
  const { paragraphs, preview, subject } = write('Léa');
  expect(paragraphs[0]).toBe('Bonjour Léa,');
  expect(paragraphs[1]).toContain('32,20\u202f€');
  for (const part of [paragraphs[1], preview]) expect(part).toContain('5 décembre 2026');
  expect(subject.length).toBeLessThanOrEqual(50);
});

it('keeps a first name that contains a link out of the mail', () => {
  const hostile = '<a href="https://evil.example">Gagné</a>';
  const { text, html } = renderMail(write(hostile), { publicUrl: 'https://declic.example' });
  for (const part of [text, html]) expect(part).not.toContain('evil.example');
});
