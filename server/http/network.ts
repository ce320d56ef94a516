import { isIPv6 } from 'node:net';

/** What limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address, all of which one owner can use. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = plain.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  const [head = '', tail = ''] = plain.split('::').map((part) => part.replace(/\d{1,3}(?:\.\d{1,3}){3}$/, '0:0'));
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
