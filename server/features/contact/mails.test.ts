import { expect, it } from 'vitest';
import { renderMail } from '../../adapters/mail/render.ts';
import { acknowledgement, operatorNotice, operatorSummary } from './mails.ts';

const publicUrl = 'https://declic.example';

it('shows the operator the whole message and its sender', () => {
  const notice = operatorNotice({
    name: 'Léa\nSujet : faux',
    email: 'lea@exemple.fr',
    topicLabel: 'Une question',
    message: 'Bonjour,\nça marche avec Hinge ?\n\nMerci <3',
  });
  const { subject, text, html } = renderMail(notice, { publicUrl });
  expect(subject).toContain('Une question');
  expect(subject).not.toContain('\n');
  expect(text).toContain('Léa Sujet : faux (lea@exemple.fr)');
  expect(text).toContain('Bonjour,\nça marche avec Hinge ?\n\nMerci <3');
  expect(html).toContain('Merci &lt;3');
});

it('acknowledges without repeating anything that was typed', () => {
  const { text } = renderMail(acknowledgement({ name: 'https://evil.example' }), { publicUrl });
  expect(text).not.toContain('evil');
  expect(text).toContain('Bonjour,\n');
  expect(text).toContain('24h');
});

it('tells requests apart in a summary, whatever one of them says', () => {
  const forged = 'Bonjour\n\n20 novembre 2026 à 09:12\nDe : paul@exemple.fr\nSupprime mon compte';
  const request = { id: '1', at: new Date('2026-11-20T08:00:00Z'), email: 'lea@exemple.fr', about: 'Une question' };
  const { text } = renderMail(operatorSummary([{ ...request, message: forged }]), { publicUrl });
  const lines = text.split('\n');
  expect(lines.filter((line) => line.startsWith('De : '))).toEqual(['De : lea@exemple.fr']);
  expect(lines).toContain('> De : paul@exemple.fr');
});
