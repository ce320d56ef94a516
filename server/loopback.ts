import { isIPv4 } from 'node:net';

// What is on this machine only: a server outside production shows mails and figures to nobody else.

/** «localhost», «127.1.2.3», «::1» or «[::1]»; other names may lead anywhere. */
export function isLoopbackHost(name: string): boolean {
  const plain = name.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return plain === 'localhost' || isLoopbackAddress(plain);
}

/** An IPv4 address that a socket of IPv6 reports counts as itself. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}
