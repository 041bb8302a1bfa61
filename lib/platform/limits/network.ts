import { isIPv6 } from 'node:net';

/**
 * What counts as one client of this address: an IPv4 address itself, of IPv6 the /64 that a household or a server gets,
 * since its owner has all of its addresses.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [before = '', after] = plain.split('::');
  const [start, end] = [groupsOf(before), groupsOf(after ?? '')];
  const whole = after === undefined ? start : [...start, ...Array(8 - start.length - end.length).fill('0'), ...end];
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** An IPv4 address at the end stands for two groups; only the first four of the eight are looked at. */
const groupsOf = (part: string) =>
  part ? part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group])) : [];
