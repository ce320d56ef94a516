import { isIPv6 } from 'node:net';

/** What limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address, all of which one owner can use. */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  return isIPv6(plain) ? prefixOf(plain, 4) : plain;
}

/**
 * The /48 of an IPv6 address, which is what one owner can easily have 65,536 networks of; null for an IPv4 address. Limits give it a
 * window of its own, since phones of many people may share one.
 */
export function blockOf(address: string): string | null {
  const plain = plainOf(address);
  return isIPv6(plain) ? prefixOf(plain, 3) : null;
}

function plainOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = plain.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  return mapped ?? (isIPv6(plain) ? plain : address);
}

function prefixOf(address: string, length: number): string {
  const [head = '', tail = ''] = address.split('::').map((part) => part.replace(/\d{1,3}(?:\.\d{1,3}){3}$/, '0:0'));
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  const prefix = groups.slice(0, length).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/${length * 16}`;
}
