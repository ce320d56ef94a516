import { lookup as resolveName } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { DownloadError } from './download-error.mjs';

// Asks for a file by https and follows redirects itself: each hop is encrypted, and from a public address none leads to this machine or
// its network, whose services would answer a stranger's link. Names are resolved once, and what they name is checked as it is connected to.

const mostHops = 5;
/** Of silence; a download takes as long as it takes. */
const silenceMs = 60_000;
const redirects = [301, 302, 303, 307, 308];

const loopback = blockList(['127.0.0.0/8', '::1/128']);

/** Not of the public internet: private, of the link, shared, reserved, multicast. */
const closedIpv4 = blockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]);
/** What stands for an IPv4 address too, whichever. */
const closedIpv6 = blockList([
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]);

/** @param {string[]} nets */
function blockList(nets) {
  const list = new BlockList();
  for (const each of nets) {
    const [net = '', prefix] = each.split('/');
    list.addSubnet(net, Number(prefix), kindOf(net));
  }
  return list;
}

/** @param {string} address */
function kindOf(address) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** @param {BlockList} list @param {string} address */
const isIn = (list, address) => list.check(address, kindOf(address));

/** @param {string} address */
export const isPublicAddress = (address) => !isIn(isIP(address) === 6 ? closedIpv6 : closedIpv4, address);

/**
 * Refuses what is no address, and what is not encrypted except on this machine.
 * @param {string} text
 * @param {string} [base]
 */
export function requireSafeUrl(text, base) {
  if (!URL.canParse(text, base)) throw new DownloadError(`${text} n'est pas une adresse.`);
  const url = new URL(text, base);
  const host = hostOf(url);
  const isHere = host === 'localhost' || (isIP(host) !== 0 && isIn(loopback, host));
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isHere)) return url;
  throw new DownloadError('Il faut un lien https://…');
}

/** @param {URL} url */
const hostOf = ({ hostname }) => hostname.replace(/^\[|\]$/g, '');

/**
 * @param {string} address
 * @param {Record<string, string>} headers
 * @param {{ resolve?: typeof resolveName, isPublic?: (address: string) => boolean }} [network] The machine's own, unless a test stands in.
 * @returns {Promise<import('node:http').IncomingMessage>} The answer that is no redirect.
 */
export async function request(address, headers, { resolve = resolveName, isPublic = isPublicAddress } = {}) {
  let url = requireSafeUrl(address);
  let wasPublic = false;
  for (let hop = 0; hop <= mostHops; hop++) {
    const found = await addressOf(hostOf(url), resolve);
    if (wasPublic && !isPublic(found.address))
      throw new DownloadError(
        `Ce lien renvoie vers ${url.host}, une adresse de cette machine ou de son réseau : rien n'a été demandé là.`,
      );
    wasPublic ||= isPublic(found.address);
    const response = await get(url, headers, found);
    const { location } = response.headers;
    if (!redirects.includes(response.statusCode ?? 0) || location === undefined) return response;
    response.destroy();
    url = requireSafeUrl(location, url.href);
  }
  throw new DownloadError(`Ce lien renvoie plus de ${mostHops} fois vers un autre : donne celui du fichier.`);
}

/**
 * @param {URL} url
 * @param {Record<string, string>} headers
 * @param {import('node:dns').LookupAddress} address
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
function get(url, headers, address) {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((answered, failed) => {
    const options = { headers, agent: false, lookup: pinnedTo(address), timeout: silenceMs };
    const sent = client.get(url, options, answered);
    sent.on('timeout', () => sent.destroy(new Error('silence')));
    sent.on('error', failed);
  });
}

/**
 * @param {string} host
 * @param {typeof resolveName} resolve
 * @returns {Promise<import('node:dns').LookupAddress>}
 */
async function addressOf(host, resolve) {
  if (isIP(host)) return { address: host, family: isIP(host) };
  return await new Promise((found, failed) =>
    resolve(host, (error, address, family) => (error ? failed(error) : found({ address, family }))),
  );
}

/** @param {import('node:dns').LookupAddress} address @returns {import('node:net').LookupFunction} */
function pinnedTo({ address, family }) {
  return (_host, { all }, answer) => (all ? answer(null, [{ address, family }]) : answer(null, address, family));
}
