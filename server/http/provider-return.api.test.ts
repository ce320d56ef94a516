import { expect, it } from 'vitest';
import { makeApp } from '../testing/make-app.ts';

const test = makeApp();
const post = (payload: string) =>
  test.browser().send({
    method: 'POST',
    url: '/connexion/retour/apple',
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: 'https://appleid.apple.com',
    },
  });

it('hands Apple’s form on to the page in the fragment, which no server and no log sees, and sets nothing', async () => {
  const answer = await post('code=c0de&state=st4te&user=%7B%22name%22%3A%7B%22firstName%22%3A%22L%C3%A9a%22%7D%7D');
  expect(answer.status).toBe(303);
  const [address, fragment] = String(answer.headers.location).split('#');
  expect(address).toBe('/connexion/retour/apple');
  expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
    code: 'c0de',
    state: 'st4te',
    user: '{"name":{"firstName":"Léa"}}',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(test.logLines.join('\n')).not.toMatch(/c0de|st4te/);
});

it('leads nowhere else, and reads no more than a form needs', async () => {
  const answer = await post('//evil.example\r\nlocation: https://evil.example');
  expect(String(answer.headers.location)).toMatch(/^\/connexion\/retour\/apple#[\w%.+=-]*$/);
  expect((await post('x'.repeat(20_000))).status).toBe(413);
});
