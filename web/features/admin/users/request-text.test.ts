import { expect, it } from 'vitest';
import { replyAddress, topicText } from './request-text.ts';

it.each([
  ['facturation', 'Mon abonnement ou une facture'],
  ['no_results', 'Pas de résultats'],
  ['constructor', 'constructor'],
  ['Mes propres mots', 'Mes propres mots'],
])('writes the topic «%s» as «%s»', (topic, text) => {
  expect(topicText(topic)).toBe(text);
});

it('keeps an address from adding parts to the mail', () => {
  expect(replyAddress({ email: 'a?bcc=b@exemple.fr', topic: 'question' })).toBe(
    'mailto:a%3Fbcc%3Db%40exemple.fr?subject=Re%20%3A%20Une%20question',
  );
});
