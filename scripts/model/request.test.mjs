// @demand model-redirects
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress, request } from './request.mjs';

// Redirects, against a server of this machine.

/** @type {import('node:http').Server} */
let server;
/** @type {string} */
let origin;
/** The paths that were asked for. @type {string[]} */
let asked;
/** Where each path leads. @type {Record<string, string>} */
let redirects;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const location = redirects[url];
    if (location === undefined) response.end('file');
    else response.writeHead(302, { location }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  redirects = {};
});

/** @param {string} address */
async function get(address) {
  const response = await request(address, {});
  response.resume();
  return response.statusCode;
}

describe('a link', () => {
  it('is followed over five redirects and no further', async () => {
    for (let hop = 0; hop < 6; hop++) redirects[`/${hop}`] = `/${hop + 1}`;
    expect(await get(`${origin}/1`)).toBe(200);
    expect(asked).toEqual(['/1', '/2', '/3', '/4', '/5', '/6']);
    asked = [];
    await expect(get(`${origin}/0`)).rejects.toThrow('renvoie plus de 5 fois');
    expect(asked).toHaveLength(6);
  });

  it.each([
    ['what is not encrypted', 'http://exemple.fr/a.gguf', 'https'],
    ['a file of this machine', 'file:///etc/passwd', 'https'],
    ['an address in the shape of one here', 'http://127.0.0.1.exemple.fr/a.gguf', 'https'],
    ['another protocol', 'ftp://exemple.fr/a.gguf', 'https'],
    ['no address', 'http://[', "n'est pas une adresse"],
  ])('is refused as a redirect to %s', async (_what, location, sentence) => {
    redirects['/a'] = location;
    await expect(get(`${origin}/a`)).rejects.toThrow(sentence);
    expect(asked).toEqual(['/a']);
  });

  it.each(['https://127.0.0.1/a', 'https://10.0.0.1/a', 'https://[::1]/a', 'https://interne.exemple.fr/a'])(
    'of the public internet leads nowhere within: %s',
    async (location) => {
      redirects['/a'] = location;
      // The first server passes for a public one.
      await expect(followFromPublic(`${origin}/a`)).rejects.toThrow('une adresse de cette machine ou de son réseau');
      expect(asked).toEqual(['/a']);
    },
  );
});

/** @param {string} address */
async function followFromPublic(address) {
  return await request(
    address,
    {},
    { resolve: toPrivate, isPublic: (found) => found === '127.0.0.1' && asked.length === 0 },
  );
}

/** @type {typeof import('node:dns').lookup} */
const toPrivate = /** @type {never} */ (
  (/** @type {string} */ _host, /** @type {(error: null, address: string, family: number) => void} */ found) =>
    found(null, '192.168.1.1', 4)
);

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
])('the address %s is of the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
