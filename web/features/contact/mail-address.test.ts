import { expect, it } from 'vitest';
import { mailAddress } from './mail-address.ts';

it('puts the topic and the message into the mail', () => {
  const address = new URL(mailAddress('bonjour@declic.example', { topic: 'question', message: 'Ça va ?\n1 & 2' }));
  expect(address.pathname).toBe('bonjour@declic.example');
  expect(address.searchParams.get('subject')).toBe('Une question');
  expect(address.searchParams.get('body')).toBe('Ça va ?\n1 & 2');
});

it('is the bare address without a topic and a message', () => {
  expect(mailAddress('bonjour@declic.example')).toBe('mailto:bonjour@declic.example');
  expect(mailAddress('bonjour@declic.example', { message: '' })).toBe('mailto:bonjour@declic.example');
});

it('cuts a message at 1,500 characters', () => {
  const body = new URL(mailAddress('a@b.example', { message: 'é'.repeat(4000) })).searchParams.get('body');
  expect(body).toHaveLength(1500);
});
